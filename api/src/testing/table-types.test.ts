import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableTypes } from '@dara/backend/testing/tables';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('the table types are those of the migrated database', async () => {
  const types = await tableTypes(api.services.db, {
    imports: `import type { HomeSection, NoticeKind, Permission, TalentSearch, TalentType } from '@dara/model';
import type * as Json from './json-columns.ts';
import type { ImageFocus, Localized } from '../schema/shapes.ts';
`,
    isExtension: true,
    types: {
      localized: 'Localized',
      'audit_event.permission': 'Permission',
      'business_change_request.change': 'Json.BusinessChange',
      'composite_card.slots': 'Json.CardSlot[]',
      'home_content.sections': '{ id: HomeSection; shown: boolean }[]',
      'image.focus': 'ImageFocus',
      'job_application.reject_message': 'Localized',
      'news.byline': 'Localized',
      'news.detail': 'Localized',
      'news.photo_credit': 'Localized',
      'news.short_description': 'Localized',
      'news_draft.base': 'Record<string, unknown>',
      'news_draft.data': 'Record<string, unknown>',
      'news_version.detail': 'Localized',
      'news_version.short_description': 'Localized',
      'news_version.title': 'Localized',
      'notice.data': 'Record<string, unknown>',
      'notice.kind': 'NoticeKind',
      'notice_choice.kind': 'NoticeKind',
      'notice_line_choice.kind': 'NoticeKind',
      'passkey.transports': 'string[]',
      'privacy_request.report': 'Json.ErasureReport',
      'proposal_item.talent_name': 'Localized',
      'saved_search.query': 'TalentSearch',
      'site_setting.content': 'Json.SiteContent',
      'talent.bookouts': 'Json.Bookout[]',
      'talent.talent_types': 'TalentType',
      'talent.guardian': 'Json.Guardian',
      'talent_change_request.change': 'Json.GuardedChange',
    },
    setByTrigger: ['talent.display_name_key'],
  });
  await expect(types).toMatchFileSnapshot('../kernel/database/generated.ts');
});
