import { fullName } from '@dara/model';
import { useBodyFacts } from '@dara/agency/body';
import { channelMessages, talentTypeMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { Avatar, Badge, Image, StatusBadge, Tag } from '@dara/kit/ui';
import { Globe, Lock, Star } from 'lucide-react';
import { styled } from 'styled-components';
import type { TalentRecord } from '../../api/generated.ts';

/** Portrait, names, profile status, and the figures a client asks for first. */
export function ProfileHeader({ talent }: { talent: TalentRecord }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const name = localized(talent.name, locale);
  const full = fullName(talent, locale);
  const nickName = localized(talent.nickName, locale);
  return (
    <Root>
      <Portrait>
        <Image
          image={talent.image}
          alt={formatMessage({ id: 'talent.profile.portrait' }, { name })}
          ratio="3 / 4"
          sizes="(min-width: 960px) 240px, 40vw"
          priority
          fallback={<Avatar decorative name={name} size={96} />}
        />
      </Portrait>
      <Words>
        <StatusBadges talent={talent} />
        <h1>{name}</h1>
        {!name.includes(full) && (
          <p>{[full, nickName && `“${nickName}”`].filter(Boolean).join(' ')}</p>
        )}
        {talent.talentTypes.length > 0 && (
          <Types>
            {talent.talentTypes.map((type) => (
              <FormattedMessage key={type} {...talentTypeMessages[type]} tagName="li" />
            ))}
          </Types>
        )}
      </Words>
      <Details>
        <Headline talent={talent} />
        {talent.tags.length > 0 && (
          <Tags aria-label={formatMessage({ id: 'talent.profile.tags' })}>
            {talent.tags.map((tag) => (
              <li key={tag.id}>
                <Tag>{localized(tag, locale)}</Tag>
              </li>
            ))}
          </Tags>
        )}
      </Details>
    </Root>
  );
}

/** One-line header while the profile is edited. */
export function FoldedHeader({ talent }: { talent: TalentRecord }) {
  const name = localized(talent.name, useLocale());
  return (
    <Folded>
      <Avatar decorative name={name} image={talent.image} size={48} />
      <h1>{name}</h1>
    </Folded>
  );
}

function StatusBadges({ talent }: { talent: TalentRecord }) {
  return (
    <Marks>
      <StatusBadge status={talent.status} />
      {!talent.active && <StatusBadge status="Inactive" />}
      {talent.isTop10 && (
        <Badge tone="brand">
          <Star size={12} fill="currentcolor" aria-hidden />
          <FormattedMessage id="talent.list.filter.top10" />
        </Badge>
      )}
      <Badge>
        {talent.isPublic ? <Globe size={14} aria-hidden /> : <Lock size={14} aria-hidden />}
        <FormattedMessage
          id={talent.isPublic ? 'talent.profile.public' : 'talent.profile.notPublic'}
        />
      </Badge>
    </Marks>
  );
}

function Headline({ talent }: { talent: TalentRecord }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const years = formatMessage({ id: 'talent.unit.years' });
  const figures = [
    {
      id: 'followers',
      value: format.compact(talent.followers),
      label: talent.channel
        ? formatMessage(
            { id: 'talent.profile.followersOn' },
            { channel: formatMessage(channelMessages[talent.channel]) },
          )
        : formatMessage({ id: 'talent.list.column.followers' }),
    },
    {
      id: 'engagement',
      value: format.percent(talent.engagementRate),
      label: formatMessage({ id: 'talent.list.column.engagement' }),
    },
    ...useBodyFacts(talent).filter(({ id }) => id === 'height'),
    {
      id: 'age',
      value: talent.age === null ? '' : `${talent.age} ${years}`,
      label: formatMessage({ id: 'talent.list.column.age' }),
    },
  ].filter(({ value }) => value);
  if (figures.length === 0) return null;
  return (
    <Figures>
      {figures.map(({ id, value, label }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
}

const Folded = styled.header`
  display: flex;
  align-items: center;
  gap: ${tokens.space3};
  margin-block-end: ${tokens.space4};
  h1 {
    min-width: 0;
    font-size: ${tokens.textTitle};
    overflow-wrap: anywhere;
  }
`;

const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(112px, 34%) minmax(0, 1fr);
  gap: ${tokens.space4};
  align-items: start;
  margin-block-end: ${tokens.space6};
  ${media.desktop} {
    grid-template-columns: 240px minmax(0, 1fr);
    grid-template-rows: 1fr auto;
    column-gap: ${tokens.space8};
    align-items: end;
  }
`;

const Portrait = styled.div`
  ${media.desktop} {
    grid-row: 1 / -1;
  }
  overflow: hidden;
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
`;

const Words = styled.div`
  min-width: 0;
  h1 {
    margin: ${tokens.space2} 0 0;
    font-size: ${tokens.textHeading};
    font-weight: 600;
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
  > p {
    margin: 0;
    color: ${tokens.inkMuted};
  }
`;

/** Beneath the portrait on phones, beside it elsewhere. */
const Details = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${tokens.space4};
  min-width: 0;
  ${media.desktop} {
    grid-column: 2;
  }
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
`;

const Types = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: ${tokens.space1} 0 0;
  padding: 0;
  color: ${tokens.brand};
  font-weight: 500;
  list-style: none;
  li:not(:last-child)::after {
    content: '·';
    margin-inline: ${tokens.space2};
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space3} ${tokens.space8};
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
  margin: 0;
  > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  dd {
    margin: 0;
    font-size: ${tokens.textTitle};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
  margin: 0;
  padding: 0;
  list-style: none;
`;
