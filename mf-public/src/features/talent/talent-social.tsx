import { channelMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { ExternalLink } from '@dara/kit/ui';
import { styled } from 'styled-components';
import type { TalentDetail } from '../../api/generated.ts';
import { DetailSection } from './talent-detail.styles.tsx';

const handleOf = (name: string) => `@${name.replace(/^@/, '')}`;

/** Channels with their numbers; for a minor without account and link. */
export function TalentSocial({ talent }: { talent: TalentDetail }) {
  const format = useFormat();
  if (talent.socialMedia.length === 0) return null;
  return (
    <DetailSection title={<FormattedMessage id="public.talent.fact.social" />}>
      <List role="list">
        {talent.socialMedia.map(({ channel, name, link, followers, engagementRate }) => (
          <li key={channel}>
            <div>
              <strong>
                <FormattedMessage {...channelMessages[channel]} />
              </strong>
              {name && (
                <Account>
                  <ExternalLink href={link}>{handleOf(name)}</ExternalLink>
                </Account>
              )}
            </div>
            {followers !== null && (
              <Figure>
                <b>{format.compact(followers)}</b>
                <FormattedMessage
                  id={
                    channel === 'Youtube'
                      ? 'public.talent.fact.subscribers'
                      : 'public.talent.fact.followers'
                  }
                />
              </Figure>
            )}
            {engagementRate !== null && (
              <Figure>
                <b>{format.percent(engagementRate)}</b>
                <FormattedMessage id="public.talent.fact.engagement" />
              </Figure>
            )}
          </li>
        ))}
      </List>
    </DetailSection>
  );
}

const List = styled.ul`
  display: grid;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 104px 104px;
    align-items: center;
    gap: ${tokens.space2} ${tokens.space4};
    padding-block: ${tokens.space3};
    border-block-end: 1px solid ${tokens.line};
  }
  > li:last-child {
    border: 0;
  }
  @media (max-width: 479px) {
    > li {
      grid-template-columns: 1fr 1fr;
    }
    > li > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Account = styled.p`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

const Figure = styled.p`
  display: grid;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  b {
    color: ${tokens.ink};
    font-size: ${tokens.textLarge};
    font-weight: 600;
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }
`;
