import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { Avatar } from '@dara/kit/ui';
import { styled } from 'styled-components';
import type { NewsDetail } from '../../api/generated.ts';
import { paths } from '../../paths.ts';

interface NamedTalentsProps extends Pick<NewsDetail, 'talents'> {
  /** Id of the heading's message. */
  titleId?: string;
}

/** Links to the pages of talents, such as those whom an article names. */
export function NamedTalents({ talents, titleId = 'public.news.people' }: NamedTalentsProps) {
  const locale = useLocale();
  if (talents.length === 0) return null;
  return (
    <section aria-labelledby="people-title">
      <Heading id="people-title">
        <FormattedMessage id={titleId} />
      </Heading>
      <People role="list">
        {talents.map(({ id, name, image }) => (
          <li key={id}>
            <Link to={paths.talent(id)}>
              <Avatar decorative name={localized(name, locale)} image={image} size={48} />
              <span>{localized(name, locale)}</span>
            </Link>
          </li>
        ))}
      </People>
    </section>
  );
}

const Heading = styled.h2`
  margin-block-end: ${tokens.space3};
  font-size: ${tokens.textLarge};
`;

const People = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2} ${tokens.space6};
  a {
    display: flex;
    align-items: center;
    gap: ${tokens.space3};
    min-block-size: 48px;
    font-weight: 600;
  }
`;
