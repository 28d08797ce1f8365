import { isIP } from 'node:net';

const NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether a text is a proxy: a named network, an address or a range. */
export const isProxy = (text: string): boolean => NAMES.includes(text) || isAddressRange(text);

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
