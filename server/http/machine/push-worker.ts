/**
 * The service worker: shows push messages and opens their page. It handles no requests, so it does
 * not affect loading or caching.
 */
export const pushWorker = `self.addEventListener('push', (event) => {
  const { title, url, tag, lang, dir } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { tag, lang, dir, data: url }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
`;
