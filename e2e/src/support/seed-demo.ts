// Program: seeds the empty folder DATA_DIR with the demonstration data.
import { migrateApi, seedDemo } from '@dara/api';
import { createServices, loadConfig } from '@dara/backend';

const services = await createServices(loadConfig());
await migrateApi(services);
await seedDemo(services, () => undefined);
await services.close();
