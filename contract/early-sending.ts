/**
 * A form sent before the page's scripts have loaded does nothing yet (its method is `dialog`). The pressed button is noted
 * on the form, and the form is sent once the page is ready (web/entry-client.tsx). The text stands in the page itself, before
 * anything that can be pressed: as a file it came after the first paint, and a press before it was lost. The policy for
 * scripts allows it by its hash (server/http/front/protection.ts).
 */
export const NOTE_EARLY_SENDING =
  'addEventListener("submit",({target:t,submitter:s,defaultPrevented:d})=>{d||(t.dataset.sentEarly=s?.value??"")})';
