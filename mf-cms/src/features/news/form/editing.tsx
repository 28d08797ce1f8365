import { useFormat } from '@dara/kit/format';
import { Callout } from '@dara/kit/ui';
import { NEWS_EDITING_S } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { UsersRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { NewsEditor } from '../../../api/generated.ts';
import {
  useManagementNewsEditingEndMutation,
  useManagementNewsEditingMutation,
} from '../../../api/quiet.ts';

/** Three heartbeats before an editor counts as gone. */
const TELL_MS = (NEWS_EDITING_S * 1000) / 3;

const SOMEONE = { id: 'kit.record.history.someone' };

/** Reports that the article is open here, and returns the other editors. */
function useOthers(id: string): readonly NewsEditor[] {
  const [tell] = useManagementNewsEditingMutation();
  const [end] = useManagementNewsEditingEndMutation();
  const [others, setOthers] = useState<readonly NewsEditor[]>([]);
  const say = useEffectEvent(async () => {
    // Without an answer the last result stays: a failed heartbeat does not disturb the writer.
    const heard = await tell({ id })
      .unwrap()
      .catch(() => undefined);
    if (heard) setOthers(heard);
  });
  const leave = useEffectEvent(() => void end({ id }));
  useEffect(() => {
    void say();
    const timer = setInterval(() => void say(), TELL_MS);
    const handleHide = () => leave();
    window.addEventListener('pagehide', handleHide);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', handleHide);
      leave();
    };
  }, [id]);
  return others;
}

/** Other editors of the same article. */
export function Editing({ id }: { id: string }) {
  const format = useFormat();
  const { formatList, formatMessage } = useIntl();
  const others = useOthers(id);
  const [first] = others;
  return (
    <div role="status">
      {first && (
        <Callout tone="warning" icon={<UsersRound size={20} aria-hidden />}>
          <FormattedMessage
            id="cms.article.editing"
            values={{
              names: formatList(others.map((one) => one.name ?? formatMessage(SOMEONE))),
              time: format.time(first.since),
            }}
          />
        </Callout>
      )}
    </div>
  );
}
