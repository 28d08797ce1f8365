import { migrateApi } from '@dara/api';
import { createEdgeCaseRecords, type EdgeCaseRecords } from '@dara/api/testing';
import { createServices, loadConfig } from '@dara/backend';
import { startSite, type RunningSite } from './site.ts';

export interface EdgeCaseSite extends RunningSite {
  records: EdgeCaseRecords;
}

/** A separate site with edge-case records only. */
export async function startEdgeCaseSite(): Promise<EdgeCaseSite> {
  let records: EdgeCaseRecords | undefined;
  const site = await startSite({
    prepare: async (dataDir) => {
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
