import { GO_LIVE_ITEMS, GO_LIVE_STATES } from '@dara/model';
import { Type, type Static } from 'typebox';
import { NullableText, StringEnum } from '../../kernel/schema/shapes.ts';

const GoLiveItem = Type.Object(
  {
    id: StringEnum(GO_LIVE_ITEMS, 'GoLiveItemId'),
    state: StringEnum(GO_LIVE_STATES, 'GoLiveState'),
    value: { ...NullableText, description: 'The demonstration value; otherwise null' },
  },
  { title: 'GoLiveItem' },
);
export type GoLiveItem = Static<typeof GoLiveItem>;

export const GoLive = Type.Object({ items: Type.Array(GoLiveItem) }, { title: 'GoLive' });
