import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServices, type TestServices } from '@dara/backend/testing';
import { tableTypes } from '@dara/backend/testing/tables';
import { PLATFORM_TEMPLATE } from '../testing/platform-template.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ template: PLATFORM_TEMPLATE });
});
afterAll(() => services.close());

test('the table types are those of the migrated database', async () => {
  const types = await tableTypes(services.db, {
    imports: `import type { ReleaseManifest } from '@dara/contract';
import type { Accepted } from './gate-changes.ts';
import type { RegistryAction } from './history.repository.ts';
`,
    isExtension: true,
    types: {
      'deploy_token.names': 'string[]',
      'deploy_token.may': `('publish' | 'promote' | 'rollback' | 'approve')[]`,
      'deployment_history.action': `'promote' | 'rollback' | 'withdraw' | 'share'`,
      'registry_event.action': 'RegistryAction',
      'registry_event.problems': 'string[]',
      'registry_event.skipped': 'string[]',
      'release_canary.accepted': 'Accepted',
      'release_canary.counted': 'Record<string, number>',
      'release_canary.steps': 'number[]',
      'release_mark.mark': `'bad' | 'approved'`,
      'release_watch.counted': 'Record<string, number>',
      'release.kind': `'shell' | 'remote'`,
      'release.manifest': 'ReleaseManifest',
      'release_file.side': `'client' | 'server' | 'maps'`,
    },
  });
  await expect(types).toMatchFileSnapshot('generated.ts');
});
