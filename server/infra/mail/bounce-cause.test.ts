import { describe, expect, it } from 'vitest';
import { findBounceCause } from './bounce-cause.ts';

describe('the cause of a refusal', () => {
  it.each([
    // Postfix states 5.0.0 for an answer without an enhanced code.
    ['5.0.0', '550 Message rejected as spam', 'spam'],
    ['5.0.0', '550 Virus found', 'virus'],
    ['5.0.0', '552 Too many connections', 'rate'],
    ['5.0.0', '550 Mailbox is full', 'full'],
    ['5.0.0', '554 client host blocked using dnsbl.example', 'spam'],
    ['5.0.0', '550 SPF check failed', 'authentication'],
    ['5.0.0', '550 Host unknown', 'gone'],
    ['5.0.0', '521 This host takes no mail', 'gone'],
    ['5.0.0', '550 Sender address rejected: Domain not found', 'policy'],
    ['5.0.0', '554 message size exceeds the limit', 'size'],
    ['5.0.0', '550 Something else', 'other'],
    ['5.0.0', '', 'other'],
    // The code of the answer is more exact than the status.
    ['5.1.1', '550 5.7.26 unauthenticated sender', 'authentication'],
    ['5.1.0', '550 5.7.1 rejected by policy', 'policy'],
    ['5.1.1', '550 5.2.2 no', 'full'],
    ['5.7.1', '550 5.1.1 no', 'gone'],
    // Words about anything else override the code of an unknown address.
    ['5.1.1', '552 mailbox full', 'full'],
    ['5.1.1', '550 5.1.1 account is disabled', 'suspended'],
    ['5.1.1', '550 5.1.1 no such user', 'gone'],
    ['5.1.10', '550 5.1.10 RecipientNotFound', 'gone'],
    ['5.4.1', '550 5.4.1 [reader@a.example]: Recipient address rejected: Access denied', 'gone'],
    ['5.7.1', '554 5.7.1 Recipient address rejected: Access denied', 'policy'],
    ['5.2.1', '550 5.2.1 disabled', 'suspended'],
    ['4.1.1', '450 4.1.1 no such user', 'other'],
    // Words in names of hosts and addresses say nothing.
    ['5.1.1', '550 5.1.1 <spam@spam.example> no such user, see https://spam.example', 'gone'],
    ['5.1.1', 'smtp; 192.5.1.1 said nothing', 'gone'],
  ])('%s %j is %s', (status, said, cause) => {
    expect(findBounceCause(said, status)).toBe(cause);
  });

  it('is an unknown user only in answer to RCPT TO', () => {
    const said = '550 User unknown';
    expect(findBounceCause(said, '5.0.0', '(in reply to RCPT TO command)')).toBe('gone');
    expect(findBounceCause(said, '5.7.1', '(in reply to RCPT TO command)')).toBe('policy');
    expect(findBounceCause(said, '5.0.0', '(in reply to end of DATA command)')).toBe('other');
  });
});
