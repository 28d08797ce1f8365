import { AppError, identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { requireVersion } from '../../../kernel/record/version.ts';
import { hasSecondStep } from '../second-step/second-step.repository.ts';
import { PasswordBody } from '../second-step/second-step.schema.ts';
import { resetSteps } from './reset-steps.ts';
import {
  lockSecuritySetting,
  readSecuritySetting,
  writeSecuritySetting,
} from './security-setting.repository.ts';
import { listSecurityPeople } from './security-person.repository.ts';
import {
  SecurityPersonPage,
  SecurityPersonQuery,
  SecuritySetting,
  SecuritySettingBody,
} from './security-setting.schema.ts';

const PATH = '/api/management/security';
const tags = ['security'];
const group = { path: PATH, operation: 'management', access: ['Admin'], tags } as const;

type Routes = Parameters<FastifyPluginAsync<{ services: Services }>>[0];

/** Second step required by the agency. */
export const securitySettingRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  settingRoutes(app, services);
  peopleRoutes(app, services);
};

function settingRoutes(app: Routes, services: Services): void {
  const route = routesOf(app, group);

  route('GET', 'Security', {
    answer: SecuritySetting,
    handler: () => readSecuritySetting(services.db),
  });

  route('PUT', 'SecurityUpdate', {
    summary: 'Sets whether staff and administrators need a second step',
    body: SecuritySettingBody,
    answer: SecuritySetting,
    handler: async (request) => {
      const actor = identityOf(request);
      const { isSecondStepRequired, version } = request.body;
      await services.db.transaction().execute(async (trx) => {
        const current = await lockSecuritySetting(trx);
        requireVersion(current, version);
        if (current.is_second_step_required === isSecondStepRequired) return;
        // Makes sure that a user who can undo the setting is able to sign in.
        if (isSecondStepRequired && !(await hasSecondStep(trx, actor.id)))
          throw new AppError('SECOND_STEP_MISSING');
        await writeSecuritySetting(trx, isSecondStepRequired, actor.id);
        const action = isSecondStepRequired ? 'RequireSecondStep' : 'ReleaseSecondStep';
        const about = { entity: 'security', entityId: null };
        await recordAudit(trx, { actor, action, ...about, requestId: request.id });
      });
      return readSecuritySetting(services.db);
    },
  });
}

function peopleRoutes(app: Routes, services: Services): void {
  const route = routesOf(app, group);

  route('GET /person', 'SecurityPersonList', {
    summary: 'Staff and administrators, those without a second step first',
    query: SecurityPersonQuery,
    answer: SecurityPersonPage,
    handler: (request) => listSecurityPeople(services.db, request.query),
  });

  route('POST /person/:id/reset', 'SecurityPersonReset', {
    summary: "Removes a user's app, recovery codes and passkeys, with the own password",
    idempotency: 'none',
    rateLimit: { max: 60, windowMs: 600_000 },
    body: PasswordBody,
    handler: async (request) => {
      const reset = { request, identity: identityOf(request), profileId: request.params.id };
      await resetSteps(services, reset, request.body.password);
    },
  });
}
