import { channelMessages, genderMessages, talentTypeMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { useIntl, useLocale } from '@dara/sdk/i18n';
import { PicturePreview } from '@dara/kit/image-field';
import { nationalityName } from '@dara/model';
import { isUnderage } from '@dara/kit/validation';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { ADDRESS_REVIEW, Review, inBoth } from './review.tsx';
import { SendNote } from './send-note.tsx';
import { PURPOSES, type TalentValues } from '../model/talent-registration.model.ts';

/** The whole application once more, before it is sent. */
export function TalentReview() {
  const intl = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const { values } = useFormikContext<TalentValues>();
  const text = (id: string) => intl.formatMessage({ id });
  const fact = (id: string, value: React.ReactNode) => ({ id, value });
  const { gender, talentTypes, socialMedia, consents, imageFile, albumImageFiles } = values;
  const agreed = PURPOSES.filter((purpose) => consents[purpose]);
  const groups = [
    {
      step: 'account',
      facts: [fact('email', values.email)],
    },
    {
      step: 'about',
      facts: [
        fact('displayName', values.displayName),
        fact('firstName', inBoth(values.firstName)),
        fact('lastName', inBoth(values.lastName)),
        fact('nickName', inBoth(values.nickName)),
        fact('gender', gender && intl.formatMessage(genderMessages[gender])),
        fact('birthDay', values.birthDay && format.date(values.birthDay, 'long')),
        fact('nationality', values.nationality && nationalityName(values.nationality, locale)),
        fact('phoneNumber', values.phoneNumber),
      ],
    },
    {
      step: 'work',
      facts: [
        fact(
          'talentTypes',
          talentTypes.map((type) => intl.formatMessage(talentTypeMessages[type])).join(', '),
        ),
        fact(
          'socialChannels',
          socialMedia
            .map(
              ({ channel, name: account }) =>
                `${intl.formatMessage(channelMessages[channel])} ${account}`,
            )
            .join('\n'),
        ),
      ],
    },
    {
      step: 'pictures',
      facts: [
        fact(
          'imageFile',
          imageFile && (
            <Face>
              <PicturePreview picture={imageFile} alt={text('kit.image.chosen')} />
            </Face>
          ),
        ),
        fact(
          'albumImageFiles',
          albumImageFiles.length > 0 &&
            intl.formatMessage(
              { id: 'public.register.pictures' },
              { count: albumImageFiles.length },
            ),
        ),
      ],
    },
    ADDRESS_REVIEW,
    {
      step: 'consent',
      facts: [
        ...(isUnderage(values.birthDay) ? [fact('guardian.name', values.guardian.name)] : []),
        fact(
          'consents',
          agreed.map((purpose) => text(`public.register.agreed.${purpose}`)).join('\n'),
        ),
      ],
    },
  ];
  return (
    <>
      <Review groups={groups} />
      <SendNote />
    </>
  );
}

const Face = styled.div`
  width: 96px;
`;
