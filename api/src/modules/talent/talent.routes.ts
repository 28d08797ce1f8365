import { AppError, identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { Type } from 'typebox';
import { today } from '../../kernel/age.ts';
import { ContentCache } from '../../kernel/content/counts.ts';
import { historyRoutes } from '../../kernel/record/history.routes.ts';
import { Empty, TagRef } from '../../kernel/schema/shapes.ts';
import { createTagFinder, type TagFinder } from '../tag/tag.public.ts';
import { agencyOf } from '../site-setting/site-setting.public.ts';
import { findPublicTalent } from './record/talent-detail.repository.ts';
import { publicTalentSummary, publicTalentTags } from './record/public-talent.repository.ts';
import { recordMinorOpened } from './record/minor-opened.ts';
import { createTalentLists, type TalentLists } from './list/talent-list.repository.ts';
import { talentManagementRoutes } from './list/talent-management.routes.ts';
import { publicFilter } from './list/talent-query.ts';
import { findOwnTalent } from './record/talent-record.repository.ts';
import { TalentRecord } from './record/talent-record.schema.ts';
import { declareAges } from './record/talent-ages.job.ts';
import { talentExportRoutes } from './export/talent-export.routes.ts';
import { talentGuardianRoutes } from './change/talent-guardian.routes.ts';
import { talentLifecycleRoutes } from './lifecycle/talent-lifecycle.routes.ts';
import { talentWorkRoutes } from './work/talent-work.routes.ts';
import { talentReelRoutes } from './reel/talent-reel.routes.ts';
import { talentCreateRoutes } from './registration/talent-create.routes.ts';
import { talentWriteRoutes } from './write/talent-write.routes.ts';
import { toPublicTalent } from './list/talent.model.ts';
import { pressText } from './record/talent-press.ts';
import { toTalentDetail } from './record/talent-detail.model.ts';
import { TalentDetail, TalentPage, TalentQuery, TalentSummary } from './list/talent.schema.ts';

const tags = ['talent'];

/** Public talents, a talent's own record, and the talents of management. */
export const talentRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const lists = createTalentLists(services);
  const tagFinder = createTagFinder(services);
  declareAges(services);
  await app.register(publicTalentRoutes, { services, lists, tagFinder });
  await app.register(talentRecordRoutes, { services });
  await app.register(talentManagementRoutes, { lists, tagFinder });
  await app.register(talentCreateRoutes, { services });
  await app.register(talentWriteRoutes, { services });
  await app.register(talentReelRoutes, { services });
  await app.register(talentLifecycleRoutes, { services });
  await app.register(talentGuardianRoutes, { services });
  await app.register(talentWorkRoutes, { services });
  await app.register(historyRoutes, {
    services,
    path: '/api/management/talent/:id/audit',
    operationId: 'managementTalentAudit',
    summary: 'History of a talent, also of a deleted one',
    tags: ['management talent'],
    access: ['Admin'],
    entity: 'talent',
    noun: 'Talent',
    recordRead: recordMinorOpened,
  });
  await app.register(talentExportRoutes, { services, tagFinder });
};

interface TalentListRoutesOptions {
  services: Services;
  lists: TalentLists;
  tagFinder: TagFinder;
}

/** Lists of public talents, their tags and their number. */
const publicTalentRoutes: FastifyPluginAsync<TalentListRoutesOptions> = async (
  app,
  { services, lists, tagFinder },
) => {
  const { db } = services;
  const summaries = new ContentCache<TalentSummary>(services);
  const tagLists = new ContentCache<TagRef[]>(services);

  const route = routesOf(app, { path: '/api/talent', operation: 'talent', access: 'public', tags });

  route('GET', 'List', {
    summary: 'Public talents',
    query: TalentQuery,
    answer: TalentPage,
    handler: async ({ query }) => {
      const { page, size } = query;
      const filter = await publicFilter(query, tagFinder);
      const { rows, ...found } = await lists.list(filter, query);
      const day = today();
      return { items: rows.map((row) => toPublicTalent(row, day, filter)), page, size, ...found };
    },
  });

  route('GET /tags', 'Tags', {
    summary: 'Tags of public talents',
    replies: { 204: Empty },
    answer: Type.Array(TagRef),
    handler: async (_request, reply) => {
      const found = await tagLists.get('talent', () => publicTalentTags(db));
      return found.length > 0 ? found : reply.status(204).send(null);
    },
  });

  route('GET /summary', 'Summary', {
    summary: 'Number of public talents by type',
    answer: TalentSummary,
    handler: () => publicTalentSummary(db, summaries),
  });
};

/** One talent: its own record, and its public page. */
const talentRecordRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  const route = routesOf(app, { path: '/api/talent', operation: 'talent', access: 'public', tags });

  route('GET /profile', 'Profile', {
    summary: "The signed-in talent's own record",
    access: ['Talent'],
    answer: TalentRecord,
    handler: async (request) => {
      const { talentId } = identityOf(request);
      const record = talentId === null ? null : await findOwnTalent(db, talentId, today());
      if (!record) throw new AppError('USER_NOT_FOUND');
      return record;
    },
  });

  route('GET /:id', 'Detail', {
    summary: 'One public talent',
    answer: TalentDetail,
    handler: async ({ params }) => {
      const row = await findPublicTalent(db, params.id);
      if (!row) throw new AppError('TALENT_NOT_EXIST');
      return toTalentDetail(row, today());
    },
  });

  route('GET /:id/press', 'Press', {
    summary: 'Names, biography and credits of a public talent for the press; none of a minor',
    produces: ['text/plain'],
    replies: {},
    handler: async ({ params }, reply) => {
      const row = await findPublicTalent(db, params.id);
      const talent = row && toTalentDetail(row, today());
      if (!talent || talent.isMinor) throw new AppError('TALENT_NOT_EXIST');
      const { email, publicUrl, name } = agencyOf(services);
      const source = {
        url: `${publicUrl}/talent/${talent.id}`,
        agency: `${name('th')} / ${name('en')}`,
        email,
      };
      return reply
        .header('content-disposition', 'attachment; filename="biography.txt"')
        .type('text/plain; charset=utf-8')
        .send(pressText(talent, source));
    },
  });
};
