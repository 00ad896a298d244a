/** A mail server of the installed machine: `mail.ts <certificate file> <folder for mails>`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { selfSigned } from '../../support/certificate.ts';
import { startMailServer } from '../../support/mail-server.ts';

const [certificate = '', folder = ''] = process.argv.slice(2);
const { key, cert } = selfSigned('mail.example.org');
const { delivered } = await startMailServer(
  {
    key,
    cert,
    authOptional: true,
    disabledCommands: [],
    onAuth: (_auth, _session, done) => done(null, { user: 'user' }),
  },
  587,
);
writeFileSync(certificate, cert);
for (let written = 0; ; await sleep(50))
  for (; written < delivered.length; written += 1)
    writeFileSync(join(folder, `${written}.json`), JSON.stringify(delivered[written]));
