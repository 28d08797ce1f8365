import path from 'node:path';
import { expect, test } from 'vitest';
import { localConfiguration } from './local-profile.ts';
import { createRemoteConfig } from './remote-config.ts';

const remoteDir = path.resolve(import.meta.dirname, '../../fixtures/remote');

test('builds the same modules and chunks as a release', () => {
  for (const release of createRemoteConfig({ dir: remoteDir })) {
    const local = localConfiguration(release);
    const { devtool: _devtool, cache: _cache, module, optimization, ...rest } = local;
    expect(release).toMatchObject(rest);
    expect([local.devtool, local.cache]).toEqual([false, { type: 'memory' }]);
    expect(optimization?.splitChunks).toBe(release.optimization?.splitChunks);
    expect(optimization?.minimizer?.length).toBe(release.optimization?.minimizer?.length);
    expect(module?.rules?.length).toBe(release.module?.rules?.length);
    expect(JSON.stringify(module)).not.toContain('"parseMap":true');
  }
});
