/**
 * The floor for sending: a loop composes the same email per reader with pooled nodemailer. `node
 * mail-floor.ts <port> <mails> <connections> <file of the mail>`.
 */
import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';

const [port = '', count = '', connections = '', file = ''] = process.argv.slice(2);
const { subject, html, text, unsubscribe } = JSON.parse(readFileSync(file, 'utf8')) as {
  subject: string;
  html: string;
  text: string;
  unsubscribe: string;
};
const transport = createTransport({
  pool: true,
  host: '127.0.0.1',
  port: Number(port),
  ignoreTLS: true,
  maxConnections: Number(connections),
  maxMessages: Infinity,
});
let next = 0;
const began = process.cpuUsage();
const since = performance.now();
await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    while (next < Number(count)) {
      const i = next;
      next += 1;
      const personalize = (content: string) =>
        content.replace(/\ue000(\w+)\ue001/g, (_, name: string) =>
          name === 'following' ? '' : `${unsubscribe}${i}`,
        );
      await transport.sendMail({
        from: { name: 'Nontrivial', address: 'no-reply@nontrivial.example' },
        to: { name: '', address: `reader${i}@mail.example` },
        subject,
        html: personalize(html),
        text: personalize(text),
        messageId: `<${i}@nontrivial.example>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'List-ID': 'Nontrivial <digest.nontrivial.example>',
          'List-Unsubscribe': `<${unsubscribe}${i}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
    }
  }),
);
const { user, system } = process.cpuUsage(began);
process.send?.({ ms: performance.now() - since, cpu: (user + system) / 1_000 });
transport.close();
process.disconnect?.();
