import type { Services } from '@dara/backend';
import { Type, type Static } from 'typebox';
import { StringEnum } from '../../../kernel/schema/shapes.ts';
import { isRefusal, type LineChannel } from './line-channel.ts';
import { isLinkedUser } from './line-link.repository.ts';
import { FAILED_LINE, inviteLine, linkedLine } from './line-messages.ts';
import { ANSWER } from './line-queues.ts';

export const LineAnswer = Type.Object({
  kind: StringEnum(['invite', 'linked', 'failed']),
  userId: Type.String(),
  replyToken: Type.String(),
  language: Type.Optional(StringEnum(['th', 'en'])),
});
export type LineAnswer = Static<typeof LineAnswer>;

/** A reply token is good for about a minute. */
const RETRY = { forS: 60, firstS: 2, longestS: 15 };

type AnswerServices = Pick<Services, 'config' | 'db' | 'jobs'>;

async function answerText(
  { config, db }: AnswerServices,
  channel: LineChannel,
  { kind, userId, language = 'th' }: LineAnswer,
): Promise<string | null> {
  if (kind === 'linked') return linkedLine(config.publicUrl, language);
  if (kind === 'failed') return FAILED_LINE;
  // Linked users talk to the agency's staff.
  if (await isLinkedUser(db, userId)) return null;
  return inviteLine(config.publicUrl, await channel.linkToken(userId));
}

/** Replies in the channel's chat. A reply that LINE no longer accepts is dropped: the next message gets its own. */
export function declareLineAnswer(services: AnswerServices, channel: LineChannel): void {
  services.jobs.declare({
    name: ANSWER,
    data: LineAnswer,
    retry: RETRY,
    concurrency: 5,
    handle: async (answer) => {
      try {
        const text = await answerText(services, channel, answer);
        if (text !== null) await channel.reply(answer.replyToken, text);
      } catch (error) {
        if (!isRefusal(error, 400, 403, 404)) throw error;
      }
    },
    keptOnFailure: ({ kind }) => ({ kind }),
  });
}
