import { channelMessages } from '@dara/shared/domain';
import { useFormat } from '@dara/shared/format';
import { FormattedMessage } from '@dara/shared/i18n';
import { Value } from '@dara/shared/resource';
import { tokens } from '@dara/shared/theme';
import { OutsideLink } from '@dara/shared/ui';
import { styled } from 'styled-components';
import type { TalentSocial } from '../../api/generated.ts';
import { NothingYet, ProfileSection } from '../../parts/section.tsx';

/** The talent's channels with their figures. */
export function SocialPart({ social }: { social: readonly TalentSocial[] }) {
  const format = useFormat();
  return (
    <ProfileSection title={<FormattedMessage id="talent.profile.social" />}>
      {social.length === 0 ? (
        <NothingYet>
          <FormattedMessage id="talent.profile.socialEmpty" />
        </NothingYet>
      ) : (
        <Channels>
          {social.map((entry) => (
            <li key={entry.channel}>
              <div>
                <strong>
                  <FormattedMessage {...channelMessages[entry.channel]} />
                </strong>
                <OutsideLink href={entry.link}>{entry.name}</OutsideLink>
              </div>
              <Figure>
                <b>
                  <Value>{format.compact(entry.followers)}</Value>
                </b>
                <span>
                  <FormattedMessage
                    id={
                      entry.channel === 'Youtube'
                        ? 'talent.profile.subscribers'
                        : 'talent.list.column.followers'
                    }
                  />
                </span>
              </Figure>
              <Figure>
                <b>
                  <Value>{format.percent(entry.engagementRate)}</Value>
                </b>
                <span>
                  <FormattedMessage id="talent.list.column.engagement" />
                </span>
              </Figure>
            </li>
          ))}
        </Channels>
      )}
    </ProfileSection>
  );
}

const Channels = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(72px, auto) minmax(72px, auto);
    gap: ${tokens.space4};
    align-items: center;
    padding-block: ${tokens.space3};
    border-block-start: 1px solid ${tokens.line};
  }
  li:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
  li > div {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    min-width: 0;
  }
`;

const Figure = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  font-variant-numeric: tabular-nums;
  b {
    font-weight: 600;
  }
  > span {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
