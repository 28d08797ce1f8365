import { buildApi, migrateApi } from '@dara/api';
import { TEST_PASSWORD } from '@dara/api/testing';
import { createServices, loadConfig } from '@dara/backend';
import { recordedStatements, type RecordedStatement } from '@dara/backend/testing';

/** The session check of each authenticated request. */
const SIGN_IN_CHECK = /"has_session"/;

/** The api's statements for requests of an account, in the order of the paths. */
export async function statementsOf(
  env: NodeJS.ProcessEnv,
  email: string,
  paths: readonly string[],
): Promise<RecordedStatement[][]> {
  const services = await createServices(loadConfig({ ...process.env, ...env }));
  await migrateApi(services);
  const app = buildApi(services);
  try {
    await app.ready();
    const payload = { email, password: TEST_PASSWORD };
    const signIn = await app.inject({ method: 'POST', url: '/api/authorization/login', payload });
    const { accessToken } = signIn.json<{ accessToken: string }>();
    const headers = { authorization: `Bearer ${accessToken}` };
    const found: RecordedStatement[][] = [];
    for (const url of paths) {
      const statements = await recordedStatements(async () => {
        const answer = await app.inject({ url, headers });
        if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
      });
      found.push(statements.filter(({ sql }) => !SIGN_IN_CHECK.test(sql)));
    }
    return found;
  } finally {
    await app.close();
    await services.close();
  }
}
