import { talentTypeMessages } from '@dara/shared/domain';
import { useFormat } from '@dara/shared/format';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/shared/i18n';
import { nickNameBeside } from '@dara/shared/model';
import { DeletedBadge } from '@dara/shared/record';
import { MissingTranslation } from '@dara/shared/resource';
import { media, tokens } from '@dara/shared/theme';
import { Avatar, Badge, StatusBadge } from '@dara/shared/ui';
import { Globe, Lock, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TalentRecord } from '../../api/generated.ts';
import { useTalentName } from '../../parts/talent-names.ts';
import { missesTranslation } from './talent-detail.model.ts';

interface DetailHeadingProps {
  talent: TalentRecord;
  isDeleted?: boolean;
  /** What can be done with the talent. */
  children?: ReactNode;
}

/** Who it is, how the talent stands, and when the record was last edited. */
export function DetailHeading({ talent, isDeleted = false, children }: DetailHeadingProps) {
  const locale = useLocale();
  const format = useFormat();
  const { formatMessage } = useIntl();
  const { name, stageName } = useTalentName(talent);
  const nickName = localized(talent.nickName, locale);
  const fullName = `${localized(talent.firstName, locale)} ${localized(talent.lastName, locale)}`;
  const types = talent.talentTypes.map((type) => formatMessage(talentTypeMessages[type]));
  const own = [fullName.trim(), nickName].filter((one) => nickNameBeside(name, one));
  return (
    <Root>
      <Avatar decorative name={name} image={talent.image} size={80} />
      <Words>
        <h1>{name}</h1>
        <Names>
          {stageName && <span lang="th">{stageName}</span>}
          {[...new Set([...own, ...types])].map((one) => (
            <span key={one}>{one}</span>
          ))}
        </Names>
        <Marks>
          {isDeleted ? <DeletedBadge /> : <Standing talent={talent} />}
          <small>
            <FormattedMessage
              id="talent.manage.edited"
              values={{ date: format.dateTime(talent.updatedAt) }}
            />
          </small>
        </Marks>
      </Words>
      {children}
    </Root>
  );
}

function Standing({ talent }: { talent: TalentRecord }) {
  const Site = talent.isPublic ? Globe : Lock;
  return (
    <>
      <StatusBadge status={talent.status} />
      {!talent.active && <StatusBadge status="Inactive" />}
      {talent.isTop10 && (
        <Badge tone="brand">
          <Star size={12} fill="currentcolor" aria-hidden />
          <FormattedMessage id="talent.list.filter.top10" />
        </Badge>
      )}
      <Badge>
        <Site size={14} aria-hidden />
        <FormattedMessage
          id={talent.isPublic ? 'talent.manage.onSite' : 'talent.manage.notOnSite'}
        />
      </Badge>
      {missesTranslation(talent) && <MissingTranslation />}
    </>
  );
}

const Root = styled.header`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space4};
  align-items: start;
  margin-block-end: ${tokens.space6};
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${tokens.space5};
    align-items: center;
    > :nth-child(3) {
      grid-column: auto;
    }
  }
`;

const Words = styled.div`
  min-width: 0;
  /* The menu stands in the corner. */
  > :is(h1, p) {
    padding-inline-end: ${tokens.space12};
  }
  h1 {
    margin: 0;
    font-size: ${tokens.textHeading};
    font-weight: 600;
    line-height: 1.6;
    /* Names that never end are read in the form. */
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  ${media.desktop} {
    > :is(h1, p) {
      padding: 0;
    }
  }
`;

// Each name stays in one piece.
const Names = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space2};
  margin: 0;
  color: ${tokens.inkMuted};
  span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  span:not(:last-child)::after {
    content: '·' / '';
    margin-inline-start: ${tokens.space2};
  }
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2};
  margin-block-start: ${tokens.space2};
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
