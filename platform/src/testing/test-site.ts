import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServices, type TestServices } from '@dara/backend/testing';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { RouteDeclaration } from '@dara/contract';
import { publishFolder, readReleaseFolder } from '../deploy/release-folder.ts';
import type { Deployment } from '../registry/registry.ts';
import { buildSite, type Site, type SiteOptions } from '../site.ts';
import { writeRemote, writeShell, type FixtureOptions } from './fixture-release.ts';
import { PLATFORM_TEMPLATE } from './platform-template.ts';

export interface TestSite extends Site {
  services: TestServices;
  folder: string;
  get: (url: string, headers?: InjectOptions['headers']) => Promise<LightMyRequestResponse>;
  publishDir: (dir: string) => Promise<void>;
  publishShell: (options?: FixtureOptions) => Promise<void>;
  publishRemote: (
    name: string,
    routes: RouteDeclaration[],
    options?: FixtureOptions,
  ) => Promise<void>;
  /** Publishes and promotes, and waits until the release is served. */
  shipShell: (options?: FixtureOptions) => Promise<Deployment>;
  ship: (name: string, routes: RouteDeclaration[], options?: FixtureOptions) => Promise<Deployment>;
  close: () => Promise<void>;
}

/** An api with one public operation, `/api/greeting`, whose response a test may set. */
export const greeting = { text: 'hello', calls: 0 };

async function mountGreeting(app: FastifyInstance): Promise<void> {
  const of = { type: 'string', maxLength: 200 } as const;
  const schema = { querystring: { type: 'object', properties: { of } } };
  app.get('/api/greeting', { config: { access: 'public' }, schema }, async (request) => {
    greeting.calls += 1;
    return { text: greeting.text, cookie: request.headers.cookie ?? null };
  });
}

/** Long enough for a test page on a loaded machine; hanging pages take the whole time. */
const TEST_RENDER_LIMIT_MS = 2500;

/** Another instance on the database, files and events of a site; it learns of changes by events only. */
export async function createOtherInstance({ services }: TestSite): Promise<Site> {
  const site = await buildSite(services, {
    mountApi: mountGreeting,
    workers: 1,
    renderLimitMs: TEST_RENDER_LIMIT_MS,
    pollMs: 60 * 60_000,
  });
  await site.app.ready();
  return site;
}

/** A whole site on a new database and folder, with one rendering worker and a minimal api. */
export async function createTestSite({
  publicUrl = 'http://site.test',
  env = {},
  ...options
}: SiteOptions & { publicUrl?: string; env?: Record<string, string> } = {}): Promise<TestSite> {
  const services = await createTestServices({
    env: { PUBLIC_URL: publicUrl, ...env },
    template: PLATFORM_TEMPLATE,
  });
  const folder = await mkdtemp(join(tmpdir(), 'dara-site-'));
  const site = await buildSite(services, {
    mountApi: mountGreeting,
    workers: 1,
    renderLimitMs: TEST_RENDER_LIMIT_MS,
    ...options,
  });
  await site.app.ready();
  let last = 0;
  const publishDir = async (dir: string): Promise<void> => {
    const release = await readReleaseFolder(dir);
    if (!release) throw new Error(`no release in ${dir}`);
    await publishFolder(site.target, release);
  };
  const nextDir = (): string => join(folder, String((last += 1)));
  const publishShell: TestSite['publishShell'] = async (shell) =>
    publishDir(await writeShell(nextDir(), shell));
  const publishRemote: TestSite['publishRemote'] = async (name, routes, remote) =>
    publishDir(await writeRemote(nextDir(), name, routes, remote));
  const promote = async (name: string): Promise<Deployment> => {
    const deployment = await site.registry.promote(name);
    await site.refresh();
    return deployment;
  };
  return {
    ...site,
    services,
    folder,
    get: (url, headers = {}) => site.app.inject({ method: 'GET', url, headers }),
    publishDir,
    publishShell,
    publishRemote,
    shipShell: async (shell) => {
      await publishShell(shell);
      return promote('shell');
    },
    ship: async (name, routes, remote) => {
      await publishRemote(name, routes, remote);
      return promote(name);
    },
    close: async () => {
      await site.app.close();
      await services.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
