import { describe, expect, it } from "vitest";
import { ApiFailure, fetchCaller, urlOf } from "./client.ts";

/** Replaces the network: gives one response and records the requests. */
function network(response: Response | Error) {
  const requests: { url: string; init: RequestInit }[] = [];
  const fetcher = async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    if (response instanceof Error) throw response;
    return response;
  };
  return { requests, call: fetchCaller(fetcher as typeof fetch) };
}

describe("urlOf", () => {
  it("fills in and encodes the path, and leaves out missing values", () => {
    expect(urlOf("GET /cats/{id}/name", { params: { id: 7 } })).toBe("/api/cats/7/name");
    expect(urlOf("GET /cats/{id}", { params: { id: "../me" } })).toBe("/api/cats/..%2Fme");
    expect(urlOf("GET /cats", { query: { q: "мур & ка", sex: undefined, limit: 5 } })).toBe(
      "/api/cats?q=%D0%BC%D1%83%D1%80+%26+%D0%BA%D0%B0&limit=5",
    );
  });
});

describe("fetchCaller", () => {
  it("[7-01] [7-02] sends a body as JSON, with cookies and without a time limit", async () => {
    const { requests, call } = network(
      Response.json({ success: true, message: "", data: { id: 1 } }),
    );
    await call("PUT /order/{id}/status", { params: { id: 3 }, body: { status: "accepted" } });
    expect(requests).toEqual([
      {
        url: "/api/order/3/status",
        init: {
          method: "PUT",
          credentials: "include",
          headers: { "content-type": "application/json" },
          body: '{"status":"accepted"}',
        },
      },
    ]);
  });

  it("treats an answer that reports failure as one, whatever its status", async () => {
    const body = { success: false, message: "No" };
    await expect(network(Response.json(body)).call("GET /breeds", {})).rejects.toMatchObject({
      message: "No",
    });
  });

  it("turns a refusal into an ApiFailure with its fields", async () => {
    const body = {
      success: false,
      message: "No",
      data: null,
      errors: [{ field: "catId", message: "No" }],
      requestId: "r1",
    };
    const failure = await network(Response.json(body, { status: 400 }))
      .call("GET /breeds", {})
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({
      status: 400,
      message: "No",
      body,
      fieldErrors: [{ field: "catId", message: "No" }],
    });
  });

  it("turns a response without JSON into an ApiFailure with its status", async () => {
    const html = new Response("<h1>Bad gateway</h1>", { status: 502, statusText: "Bad Gateway" });
    await expect(network(html).call("GET /breeds", {})).rejects.toMatchObject({
      status: 502,
      message: "Error 502 Bad Gateway",
      fieldErrors: [],
    });
  });

  it("turns a missing answer into an ApiFailure with status 0", async () => {
    await expect(
      network(new TypeError("fetch failed")).call("GET /breeds", {}),
    ).rejects.toMatchObject({ status: 0, message: "fetch failed" });
  });

  it("treats 204 as success without data", async () => {
    const { call } = network(new Response(null, { status: 204 }));
    expect(await call("GET /applications/not-solve", {})).toEqual({
      success: true,
      message: "",
      data: null,
    });
  });
});
