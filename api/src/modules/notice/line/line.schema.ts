import { Type, type Static } from 'typebox';
import { Instant, Nullable, NullableText } from '../../../kernel/schema/shapes.ts';

export const LineStatus = Type.Object(
  {
    isOffered: Type.Boolean({ description: 'Whether the site has a LINE channel' }),
    channelName: NullableText,
    addUrl: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Adds the channel as a friend; null while LINE does not answer',
    }),
    linkedAt: Nullable(Instant),
  },
  { title: 'LineStatus' },
);
export type LineStatus = Static<typeof LineStatus>;

export const LineLinkBody = Type.Object(
  {
    linkToken: Type.String({
      pattern: '^[A-Za-z0-9_-]{1,200}$',
      description: 'From the link in the chat of the channel',
    }),
  },
  { title: 'LineLinkBody' },
);

export const LineLinkAnswer = Type.Object(
  { address: Type.String({ description: "LINE's confirmation page; valid once" }) },
  { title: 'LineLinkAnswer' },
);
