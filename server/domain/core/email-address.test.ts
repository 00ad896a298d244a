import { expect, it } from 'vitest';
import { normalizeEmail, toMailbox } from './email-address.ts';

it.each([
  [' Ann@Mail.Test ', 'ann@mail.test'],
  ['ann@ｍail.test', 'ann@mail.test'],
  ['ann@Bücher.test', 'ann@xn--bcher-kva.test'],
  ['ann+a.b@mail.test', 'ann+a.b@mail.test'],
  ['bücher', 'bücher'],
])('stores %s as %s', (written, stored) => expect(normalizeEmail(written)).toBe(stored));

it.each([
  ['ann@mail.test', 'ann@mail.test'],
  ['ann+news+x@mail.test', 'ann@mail.test'],
  ['a.n.n@mail.test', 'a.n.n@mail.test'],
  ['+ann@mail.test', '+ann@mail.test'],
  ['a.n.n+x@gmail.com', 'ann@gmail.com'],
  ['a.nn@googlemail.com', 'ann@gmail.com'],
])('counts %s as %s', (address, mailbox) => expect(toMailbox(address)).toBe(mailbox));
