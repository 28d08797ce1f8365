import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ask, openSession, storageOf, type Session } from './accounts.ts';
import { call } from './calls.ts';
import { siteUrl, test as base } from './journey.ts';
import { newTalent } from './people.ts';
import { startProxy, type Proxy } from './proxy.ts';
import { ROOT } from './site.ts';

export const PICTURE = readFileSync(path.join(ROOT, 'docs/images/home.jpg'));

interface Own {
  id: string;
  version: number;
  companyName: string | null;
  weight: number | null;
  album: { id: string; alt: { th: string } | null }[];
}

/** A file as a file input takes it. */
export const picture = (name: string, buffer: Buffer = PICTURE, mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
});

/** The header of a 400 megapixel PNG, which must never be decoded. */
export function enormousPng(): Buffer {
  const bytes = Buffer.alloc(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(20_000, 20);
  return bytes;
}

interface Journey {
  talent: { id: string; read: () => Promise<Own> };
  session: Session;
  /** The session of the talent. */
  page: Page;
}

interface Proxied {
  proxy: Proxy;
  /** The session of the journey's talent behind the proxy. */
  page: Page;
}

/** A separate approved and consenting talent, so that journeys do not interfere. */
export const test = base.extend<{ own: Journey; proxied: Proxied }>({
  own: async ({ openContext }, use) => {
    const { id, session } = await newTalent();
    const context = await openContext({
      baseURL: siteUrl(),
      storageState: storageOf(siteUrl(), session),
    });
    const read = () => ask<Own>(siteUrl(), session, '/api/talent/profile');
    await use({ talent: { id, read }, session, page: await context.newPage() });
  },
  proxied: async ({ own: { session }, openContext }, use) => {
    const proxy = await startProxy(siteUrl());
    const storageState = storageOf(proxy.url, session);
    const context = await openContext({ baseURL: proxy.url, storageState });
    await use({ proxy, page: await context.newPage() });
    // Images may still be loading through the proxy.
    await context.close();
    await proxy.close();
  },
});

/** Changes the talent concurrently as a staff user. */
export async function editInOtherSession(id: string, changes: object): Promise<void> {
  const staff = await openSession(siteUrl(), 'staff');
  const { version } = await ask<Own>(siteUrl(), staff, `/api/management/talent/${id}`);
  const data = { version, ...changes };
  await call(staff, 'PUT', `/api/management/talent/${id}`, { data });
}
