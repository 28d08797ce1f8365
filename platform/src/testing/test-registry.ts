import { type Logger } from '@dara/backend';
import { createTestServices, type TestServices } from '@dara/backend/testing';
import { vi, type MockedFunction } from 'vitest';
import type { ReleaseManifest } from '@dara/contract';
import type { SmokeResult } from '../registry/check-releases.ts';
import type { LiveManifests } from '../registry/gate.ts';
import { Registry, type RegistryParts } from '../registry/registry.ts';
import { MemoryFiles, releaseOf, type MemoryRelease } from './memory-release.ts';
import { PLATFORM_TEMPLATE } from './platform-template.ts';

type Release = Parameters<typeof releaseOf>;

/** Result of test-rendering a release's pages. */
export const smokeTestResult = (...problems: string[]): SmokeResult => ({
  problems,
  skippedChecks: [],
});

/** Test-renders one release beside the others. */
type TestOne = (candidate: ReleaseManifest, others: LiveManifests) => Promise<SmokeResult>;

export interface TestRegistry {
  registry: Registry;
  db: TestServices['db'];
  files: MemoryFiles;
  /** Log lines and published events. */
  logged: unknown[][];
  told: unknown[][];
  smokeTest: MockedFunction<TestOne>;
  /** Additional effect of publishing an event. */
  onTell: () => Promise<void>;
  upload: (release: MemoryRelease) => Promise<ReleaseManifest>;
  publish: (...release: Release) => Promise<ReleaseManifest>;
  /** Publishes and promotes. */
  ship: (...release: Release) => Promise<ReleaseManifest>;
}

/** A database with the registry's tables; `fresh` empties them and returns a registry without rendering. */
export async function openTestRegistry(): Promise<{
  fresh: (parts?: Partial<RegistryParts>) => Promise<TestRegistry>;
  /** Sends queued mails; returns all. */
  outbox: TestServices['outbox'];
  close: () => Promise<void>;
}> {
  const services = await createTestServices({ template: PLATFORM_TEMPLATE });
  const db = services.db;
  const fresh = async (parts: Partial<RegistryParts> = {}): Promise<TestRegistry> => {
    for (const table of [
      'release_canary',
      'deployment_history',
      'deployment',
      'release_file',
      'release',
    ] as const)
      await db.deleteFrom(table).execute();
    return testRegistry(services, parts);
  };
  return { fresh, outbox: services.outbox, close: () => services.close() };
}

function testRegistry(
  { db, mailJob, config }: TestServices,
  parts: Partial<RegistryParts>,
): TestRegistry {
  const files = new MemoryFiles();
  const logged: unknown[][] = [];
  const told: unknown[][] = [];
  const say = (...words: unknown[]) => logged.push(words);
  const smokeTest = vi.fn<TestOne>(async () => smokeTestResult());
  const publishEvent = (...event: unknown[]) => {
    told.push(event);
    return test.onTell();
  };
  const registry = new Registry({
    db,
    files,
    mailJob,
    publicUrl: config.publicUrl,
    secret: config.jwtSecret,
    events: { publish: publishEvent } as never,
    log: { info: say, error: say, warn: say } as unknown as Logger,
    smokeTest: async (candidates, live) => {
      const results: SmokeResult[] = [];
      for (const candidate of candidates) {
        const others = candidates.filter((one) => one !== candidate);
        const besides = new Map([...live, ...others.map((one) => [one.name, one] as const)]);
        results.push(await smokeTest(candidate, besides));
      }
      return results;
    },
    ...parts,
  });
  const upload: TestRegistry['upload'] = async ({ manifest, bytes }) => {
    for (const { name, integrity } of manifest.files)
      await registry.putFile(name, integrity, bytes.get(name) ?? Buffer.alloc(0));
    return manifest;
  };
  const publish: TestRegistry['publish'] = async (...release) => {
    const manifest = await upload(releaseOf(...release));
    await registry.publish(manifest);
    return manifest;
  };
  const ship: TestRegistry['ship'] = async (...release) => {
    const manifest = await publish(...release);
    await registry.promote(manifest.name, manifest.version);
    return manifest;
  };
  const onTell = async (): Promise<void> => undefined;
  const test = { registry, db, files, logged, told, smokeTest, onTell, upload, publish, ship };
  return test;
}
