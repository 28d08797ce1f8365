import { Type, type Static } from 'typebox';
import { Instant, Nullable } from '../../kernel/schema/shapes.ts';
import { ConsentRecord, TalentRecord } from '../talent/talent.public.ts';
import { Notice, NoticeChoices } from '../notice/notice.public.ts';
import { ManagementProfile } from '../profile/profile.public.ts';

const Rows = Type.Array(Type.Record(Type.String(), Type.Unknown()));

/** All stored data about a person, for that person. */
export const AccountData = Type.Object(
  {
    exportedAt: Instant,
    profile: ManagementProfile,
    talent: Nullable(TalentRecord),
    business: Nullable(Type.Record(Type.String(), Type.Unknown())),
    consents: Type.Array(ConsentRecord),
    compositeCards: Rows,
    applications: Rows,
    requests: Rows,
    signIns: Rows,
    notices: Type.Array(Notice),
    noticeChoices: NoticeChoices.properties.items,
    searches: Rows,
    history: Rows,
    line: Nullable(Type.Object({ userId: Type.String(), linkedAt: Instant })),
    privacyRequests: Rows,
  },
  { title: 'AccountData' },
);
export type AccountData = Static<typeof AccountData>;
