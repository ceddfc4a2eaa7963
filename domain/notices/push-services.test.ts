import { expect, it } from "vitest";
import { isPushService } from "./push-services.ts";

it.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
  "https://wns2-par02p.notify.windows.com/w/?token=x",
  "https://web.push.apple.com/QGuQ",
  "http://127.0.0.1:4000/device",
])("%s is a push service", (endpoint) => {
  expect(isPushService(endpoint, ["http://127.0.0.1:4000"])).toBe(true);
});

it.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/x",
  "https://fcm.googleapis.com.example.org/x",
  "https://fcm.googleapis.com@10.0.0.1/x",
  "https://someone@fcm.googleapis.com/x",
  "https://evilnotify.windows.com/x",
  "https://127.0.0.1/x",
  "https://[::1]/x",
  "https://169.254.169.254/latest/meta-data",
  "http://127.0.0.1:4001/device",
  "file:///etc/passwd",
  "no address",
])("%s is none", (endpoint) => {
  expect(isPushService(endpoint, ["http://127.0.0.1:4000"])).toBe(false);
});
