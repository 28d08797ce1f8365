import { expect, it } from 'vitest';
import { hasNetwork } from './confinement.ts';

it('takes a service that may list no network interfaces for one without a network', () => {
  // As in dara-render.service, whose RestrictAddressFamilies=AF_UNIX makes the call fail with EAFNOSUPPORT.
  const refused = (): never => {
    throw new Error('uv_interface_addresses returned Unknown system error 97');
  };
  expect(hasNetwork(refused)).toBe(false);
  expect(hasNetwork(() => ({}))).toBe(false);
});
