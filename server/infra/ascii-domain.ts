import { domainToASCII } from 'node:url';

/**
 * Returns an address with its domain in ASCII (IDNA), in lower case. The local part stays. A domain
 * that IDNA does not allow stays too; the contract refuses it.
 */
export function toAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // Only names of other scripts: of digits, `domainToASCII` would make an IP address.
  if (at === 0 || /^[!-~]*$/.test(domain)) return address;
  return address.slice(0, at) + (domainToASCII(domain) || domain);
}
