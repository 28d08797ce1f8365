import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { contentChanged } from '../../kernel/content/content.ts';
import { declareDueContent } from '../../kernel/content/due-content.job.ts';
import { changesBetween } from '../../kernel/record/changes.ts';
import { historyRoutes } from '../../kernel/record/history.routes.ts';
import { actorContextOf, historyOf } from '../../kernel/record/history.ts';
import { requireVersion } from '../../kernel/record/version.ts';
import { agencyChanged, followSettings } from './agency.ts';
import { plain, siteContentOf } from './site-setting.input.ts';
import { nextTurn, toSite, toSiteSetting } from './site-setting.model.ts';
import {
  findSiteSetting,
  writeSiteSetting,
  type SiteSettingRow,
} from './site-setting.repository.ts';
import { SiteSetting } from './site-setting.schema.ts';
import { SiteSettingInput } from './site-setting-input.schema.ts';
import { Site } from './site.schema.ts';

const PATH = '/api/management/site-setting';
const ENTITY = 'site_setting';
const history = historyOf(ENTITY);
const tags = ['management site setting'];

/** Site settings: agency data on every page, and announcements. */
export const siteSettingRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db, config } = services;
  const show = (row: SiteSettingRow) => toSiteSetting(row, config.contactEmail);
  followSettings(app, services);
  declareDueContent(app, services, {
    name: 'site-announcements',
    entity: 'site',
    nextDue: async () => nextTurn((await findSiteSetting(db)).content),
  });

  const route = routesOf(app, { path: '/api', operation: '', access: ['Admin'], tags });

  route('GET /site', 'siteDetail', {
    summary: 'Site settings, and current announcements',
    access: 'public',
    tags: ['site'],
    answer: Site,
    handler: async () => toSite((await findSiteSetting(db)).content),
  });

  route('GET /management/site-setting', 'managementSiteSettingDetail', {
    summary: 'Site settings',
    answer: SiteSetting,
    handler: async () => show(await findSiteSetting(db)),
  });

  route('PUT /management/site-setting', 'managementSiteSettingUpdate', {
    summary: 'Changes site settings; public pages follow within seconds',
    body: SiteSettingInput,
    answer: SiteSetting,
    handler: async (request) => {
      const { body } = request;
      const context = actorContextOf(request);
      const written = await db.transaction().execute(async (trx) => {
        const row = await findSiteSetting(trx, { isForUpdate: true });
        requireVersion(row, body.version, show);
        const content = siteContentOf(row.content, body);
        const changes = changesBetween({ ...plain(row.content) }, { ...content });
        if (Object.keys(changes).length === 0) return row;
        const next = await writeSiteSetting(trx, row, content, context.actor.id);
        await history(trx, context, 'Update', row.id, { ...changes });
        await contentChanged(services, { entity: 'site' }, trx);
        return next;
      });
      agencyChanged(services, written.content);
      return show(written);
    },
  });

  await app.register(historyRoutes, {
    services,
    path: `${PATH}/:id/audit`,
    operationId: 'managementSiteSettingAudit',
    summary: 'History of the site settings',
    tags,
    access: ['Admin'],
    entity: ENTITY,
    noun: 'SiteSetting',
  });
};
