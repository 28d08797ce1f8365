import { Badge, TextLink } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { MediaDetail, MediaUse } from '../../../api/generated.ts';

const BUSINESS = '/management/business';

/** Where the records that show images are opened. */
const ADDRESSES: Readonly<Record<MediaUse['entity'], (use: MediaUse) => string>> = {
  News: ({ id, isTalkOfTheTown }) =>
    `/management/cms/${isTalkOfTheTown ? 'talkofthetown' : 'news'}/detail/${id}`,
  Page: ({ id }) => `/management/cms/page/detail/${id}`,
  Client: ({ id }) => `/management/cms/client/detail/${id}`,
  Talent: ({ id }) => `/management/talent/model/detail/${id}`,
  Business: ({ id }) => `${BUSINESS}/profile/detail/${id}`,
  Job: ({ id }) => `${BUSINESS}/job/detail/${id}`,
  Proposal: ({ id }) => `${BUSINESS}/proposal/detail/${id}`,
  User: ({ id }) => `/management/setting/user/detail/${id}`,
};

/** Records that use an image, each with the field. */
export function MediaUses({ uses, useCount }: Pick<MediaDetail, 'uses' | 'useCount'>) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  if (useCount === 0) {
    return (
      <Note>
        <FormattedMessage id="cms.media.uses.none" />
      </Note>
    );
  }
  return (
    <>
      <List>
        {uses.map((use) => (
          <li key={`${use.entity} ${use.id} ${use.place}`}>
            <span>
              {use.isDeleted ? (
                <strong>{use.label && localized(use.label, locale)}</strong>
              ) : (
                <TextLink to={ADDRESSES[use.entity](use)}>
                  {(use.label && localized(use.label, locale)) || (
                    <FormattedMessage id={`cms.media.entity.${use.entity}`} />
                  )}
                </TextLink>
              )}
              <small>
                <FormattedMessage
                  id="cms.media.uses.at"
                  values={{
                    entity: formatMessage({ id: `cms.media.entity.${use.entity}` }),
                    place: formatMessage({ id: `cms.media.place.${use.place}` }),
                  }}
                />
              </small>
            </span>
            {use.isDeleted && (
              <Badge>
                <FormattedMessage id="cms.media.inBin" />
              </Badge>
            )}
          </li>
        ))}
      </List>
      {useCount > uses.length && (
        <Note>
          <FormattedMessage id="cms.media.uses.more" values={{ count: useCount - uses.length }} />
        </Note>
      )}
    </>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: ${tokens.space3};
    align-items: center;
    justify-content: space-between;
    padding-block: ${tokens.space2};
    border-block-start: 1px solid ${tokens.line};
    overflow-wrap: anywhere;
  }
  li:first-child {
    border-block-start: 0;
  }
  small {
    display: block;
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

const Note = styled.p`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;
