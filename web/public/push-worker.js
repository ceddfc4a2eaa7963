/** Shows notices while the site is closed. What comes was encrypted by the site for this browser. */
addEventListener("push", (event) => {
  const { id, title, path, locale, site } = event.data.json();
  event.waitUntil(
    registration.showNotification(title, {
      // One that comes again replaces itself without a sound.
      tag: `notice-${id}`,
      body: site,
      lang: locale,
      icon: "/icon-192.png",
      data: { id, path },
    }),
  );
});

addEventListener("notificationclick", (event) => {
  const { id, path } = event.notification.data;
  event.notification.close();
  event.waitUntil(Promise.all([clients.openWindow(path), markRead(id)]));
});

/** Browsers renew their addresses at the push service from time to time. */
addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewed(event));
});

/** Read here is read everywhere. Somebody who is logged out reads it at the bell. */
function markRead(id) {
  return send("PUT", "/api/me/notices/read", { id });
}

async function renewed({ newSubscription, oldSubscription }) {
  const subscription =
    newSubscription ??
    (await registration.pushManager.subscribe(
      oldSubscription?.options ?? { userVisibleOnly: true, applicationServerKey: await siteKey() },
    ));
  const { endpoint, keys } = subscription.toJSON();
  await send("POST", "/api/me/push-devices", { endpoint, keys });
}

async function siteKey() {
  return (await (await fetch("/api/me/push-devices")).json()).data.key;
}

function send(method, path, body) {
  return fetch(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
