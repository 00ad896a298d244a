/** The form that other sites embed, and what follows it in the frame. */
export const embedPath = '/embed/subscribe';
export const embedSentPath = `${embedPath}/sent`;

/** Origins of pages that may embed it: https, or http on the machine itself. */
const host = String.raw`(?=[^/]{1,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}`;
const ownMachine = String.raw`(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1`;
export const embedOrigin = new RegExp(
  String.raw`^(?:https://${host}|http://(?:${ownMachine}))(?::[1-9]\d{0,4})?$`,
);
export const maxEmbedOrigins = 50;
