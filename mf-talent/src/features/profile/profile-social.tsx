import { channelMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage } from '@dara/sdk/i18n';
import { NothingYet, RecordSection } from '@dara/kit/record';
import { Value } from '@dara/kit/resource';
import { media, tokens } from '@dara/sdk/theme';
import { ExternalLink } from '@dara/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TalentSocial } from '../../api/generated.ts';

interface SocialPartProps {
  social: readonly TalentSocial[];
  /** Leads to where a channel is added. */
  add: ReactNode;
}

/** The talent's channels with their figures. */
export function SocialPart({ social, add }: SocialPartProps) {
  const format = useFormat();
  return (
    <RecordSection title={<FormattedMessage id="talent.profile.social" />}>
      {social.length === 0 ? (
        <NothingYet action={add}>
          <FormattedMessage id="talent.profile.socialEmpty" />
        </NothingYet>
      ) : (
        <Channels>
          {social.map((entry) => (
            <li key={entry.channel}>
              <Name>
                <strong>
                  <FormattedMessage {...channelMessages[entry.channel]} />
                </strong>
                <ExternalLink href={entry.link}>{entry.name}</ExternalLink>
              </Name>
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
    </RecordSection>
  );
}

const Channels = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space1} ${tokens.space4};
    align-items: center;
    padding-block: ${tokens.space3};
    border-block-start: 1px solid ${tokens.line};
  }
  li:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
  li:last-child {
    padding-block-end: 0;
  }
  ${media.tablet} {
    li {
      grid-template-columns: minmax(0, 1fr) minmax(96px, auto) minmax(96px, auto);
    }
  }
`;

/** Above its figures on phones, where a long name needs the whole line. */
const Name = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;
  overflow-wrap: anywhere;
  ${media.tablet} {
    grid-column: auto;
  }
`;

const Figure = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space2};
  align-items: baseline;
  font-variant-numeric: tabular-nums;
  ${media.tablet} {
    flex-direction: column;
    align-items: flex-end;
  }
  b {
    font-weight: 600;
  }
  > span {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
