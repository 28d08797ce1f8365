import type { EdgeCaseRecords } from '@dara/api/testing';
import { startSite, type RunningSite } from './site.ts';

export interface EdgeCaseSite extends RunningSite {
  records: EdgeCaseRecords;
}

/** A separate site with edge-case records only. */
export async function startEdgeCaseSite(): Promise<EdgeCaseSite> {
  let records: EdgeCaseRecords | undefined;
  const site = await startSite({
    prepare: async (dataDir) => {
      // Every run lists this journey, and few run it: the server takes 4 s of CPU time to load.
      const { migrateApi } = await import('@dara/api');
      const { createEdgeCaseRecords } = await import('@dara/api/testing');
      const { createServices, loadConfig } = await import('@dara/backend');
      const env = { NODE_ENV: 'development', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' };
      const services = await createServices(loadConfig(env));
      try {
        await migrateApi(services);
        records = await createEdgeCaseRecords(services);
      } finally {
        await services.close();
      }
    },
  });
  if (!records) throw new Error('no records were written');
  return { ...site, records };
}
