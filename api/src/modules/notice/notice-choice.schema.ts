import { NOTICE_CHOICES, NOTICE_KINDS } from '@dara/model';
import { Type, type Static } from 'typebox';
import { StringEnum } from '../../kernel/schema/shapes.ts';
import { NoticeKindEnum } from './notice.schema.ts';

const Choice = StringEnum(NOTICE_CHOICES, 'NoticeChoice');

export const NoticeChoices = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        kind: NoticeKindEnum,
        choice: Choice,
        isDefault: Type.Boolean(),
        line: Type.Boolean({ description: 'Also by LINE, when it is linked' }),
      }),
    ),
  },
  { title: 'NoticeChoices' },
);
export type NoticeChoices = Static<typeof NoticeChoices>;

export const NoticeChoiceBody = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        kind: NoticeKindEnum,
        choice: Type.Optional(Choice),
        line: Type.Optional(Type.Boolean()),
      }),
      { minItems: 1, maxItems: NOTICE_KINDS.length },
    ),
  },
  { title: 'NoticeChoiceBody' },
);
export type NoticeChoiceBody = Static<typeof NoticeChoiceBody>;
