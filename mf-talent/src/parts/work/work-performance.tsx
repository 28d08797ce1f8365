import { channelMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage } from '@dara/sdk/i18n';
import { NotGiven, NothingYet } from '@dara/kit/record';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { SocialMediaPerformance } from '../../api/generated.ts';

/** Performance per channel, with cost. */
export function PerformanceList({ entries }: { entries: readonly SocialMediaPerformance[] }) {
  const format = useFormat();
  if (entries.length === 0) {
    return (
      <NothingYet>
        <FormattedMessage id="talent.work.performanceEmpty" />
      </NothingYet>
    );
  }
  return (
    <Entries>
      {entries.map((entry) => {
        const followers =
          entry.channel === 'Youtube'
            ? 'talent.profile.subscribers'
            : 'talent.list.column.followers';
        const figures = [
          [followers, format.compact(entry.followers)],
          ['talent.profile.engagements', format.percent(entry.engagement)],
          ['talent.profile.averagePostReach', format.compact(entry.averagePostReach)],
          ['talent.profile.averageStoryView', format.compact(entry.averageStoryView)],
          ['talent.profile.cpr', <Rate key="cpr" own={entry.cpr} suggested={entry.suggestedCpr} />],
          ['talent.profile.cpe', <Rate key="cpe" own={entry.cpe} suggested={entry.suggestedCpe} />],
        ] as const;
        return (
          <li key={entry.id}>
            <p>
              <strong>
                <FormattedMessage {...channelMessages[entry.channel]} />
              </strong>
              <small>
                <FormattedMessage
                  id="talent.profile.measuredOn"
                  values={{ date: format.date(entry.measuredAt) }}
                />
              </small>
            </p>
            <dl>
              {figures.map(([id, value]) => (
                <div key={id}>
                  <dt>
                    <FormattedMessage id={id} />
                  </dt>
                  <dd>{value || <NotGiven />}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </Entries>
  );
}

/** One's own figure, else the one that follows from rates and reach. */
function Rate({ own, suggested }: { own: number | null; suggested: number | null }) {
  const format = useFormat();
  if (own !== null || suggested === null) return format.money(own) || <NotGiven />;
  return (
    <>
      {format.money(suggested)}{' '}
      <small>
        <FormattedMessage id="talent.work.suggestedMark" />
      </small>
    </>
  );
}

const Entries = styled.ul`
  display: grid;
  gap: ${tokens.space4};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding: ${tokens.space4};
    border-radius: ${tokens.radiusMedium};
    background: ${tokens.paperSunken};
  }
  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${tokens.space2};
    margin: 0 0 ${tokens.space3};
  }
  small,
  dt {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
    gap: ${tokens.space3} ${tokens.space4};
    margin: 0;
  }
  dl > div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    min-width: 0;
  }
  dd {
    margin: 0;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;
