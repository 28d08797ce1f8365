import { EVERYTHING, NONE, shortRevision, type ReleaseEvent } from '@dara/contract';
import { useFormat } from '@dara/kit/format';
import { EmptyState } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { Entry, EntryFact, EntryList, EntryName } from '../../parts/sheet.tsx';
import { EVENT_TITLES } from './action-titles.tsx';
import { Answered } from './answered.tsx';
import { LIVE, useReleaseHistoryQuery } from './release.api.ts';
import { actorOf } from './release.model.ts';

/** Everything that was done or refused, newest first; of one package, or of all. */
export function ReleaseHistory({ name }: { name?: string }) {
  const { formatMessage } = useIntl();
  const query = useReleaseHistoryQuery(name === undefined ? {} : { name }, LIVE);
  return (
    <Answered query={query}>
      {({ events }) =>
        events.length === 0 ? (
          <EmptyState title={<FormattedMessage id="setting.release.history.empty" />} />
        ) : (
          <EntryList aria-label={formatMessage({ id: 'setting.release.tab.history' })}>
            {events.map((event, index) => (
              // Events of one action have one time.
              <Event key={`${event.at} ${events.length - index}`} event={event} />
            ))}
          </EntryList>
        )
      }
    </Answered>
  );
}

function Event({ event }: { event: ReleaseEvent }) {
  const format = useFormat();
  const locale = useLocale();
  const { at, action, version, previous, revision, actor, builder, reason } = event;
  const isOfRelease = version !== NONE;
  const name =
    event.name === EVERYTHING ? <FormattedMessage id="setting.release.everything" /> : event.name;
  return (
    <Entry>
      <div>
        <EntryName>
          {localized(EVENT_TITLES[action], locale)} {name}
          {isOfRelease && ` ${version}`}
        </EntryName>
        {reason && (
          <EntryFact>
            <FormattedMessage id="setting.release.history.reason" values={{ reason }} />
          </EntryFact>
        )}
        {[...event.problems, ...event.skipped].map((line) => (
          <EntryFact key={line}>{line}</EntryFact>
        ))}
        <EntryFact>
          {actorOf(actor)} · {format.dateTime(at)}
        </EntryFact>
        {isOfRelease && (
          <EntryFact>
            {[shortRevision(revision), builder, previous && `← ${previous}`]
              .filter(Boolean)
              .join(' · ')}
          </EntryFact>
        )}
      </div>
    </Entry>
  );
}
