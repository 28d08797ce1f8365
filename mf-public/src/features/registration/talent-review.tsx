import { channelMessages, genderMessages, talentTypeMessages } from '@dara/shared/domain';
import { useFormat } from '@dara/shared/format';
import { useIntl } from '@dara/shared/i18n';
import { PicturePreview } from '@dara/shared/image-field';
import { isUnderage } from '@dara/shared/validation';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { AddressText } from './address-text.tsx';
import { Review } from './review.tsx';
import { SendNote } from './send-note.tsx';
import type { TalentValues } from './talent-registration.model.ts';

/** The whole application once more, before it is sent. */
export function TalentReview() {
  const intl = useIntl();
  const format = useFormat();
  const { values } = useFormikContext<TalentValues>();
  const text = (id: string) => intl.formatMessage({ id });
  const field = (id: string) => text(`public.register.field.${id}`);
  const name = ({ th, en }: { th: string; en: string }) => [th, en].filter(Boolean).join(' / ');
  const fact = (id: string, value: React.ReactNode) => ({ id, label: field(id), value });
  const { gender, talentTypes, socialMedia, consents, imageFile, albumImageFiles } = values;
  const agreed = (['publicProfile', 'clientSharing', 'marketing'] as const).filter(
    (purpose) => consents[purpose],
  );
  const groups = [
    {
      step: 'account',
      title: text('public.register.step.account'),
      facts: [fact('email', values.email)],
    },
    {
      step: 'about',
      title: text('public.register.step.about'),
      facts: [
        fact('displayName', values.displayName),
        fact('firstName', name(values.firstName)),
        fact('lastName', name(values.lastName)),
        fact('nickName', name(values.nickName)),
        fact('gender', gender && intl.formatMessage(genderMessages[gender])),
        fact('birthDay', values.birthDay && format.date(values.birthDay, 'long')),
        fact(
          'nationality',
          values.nationality && intl.formatDisplayName(values.nationality, { type: 'region' }),
        ),
        fact('phoneNumber', values.phoneNumber),
      ],
    },
    {
      step: 'work',
      title: text('public.register.step.work'),
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
      title: text('public.register.step.pictures'),
      facts: [
        fact(
          'imageFile',
          imageFile && (
            <Face>
              <PicturePreview picture={imageFile} alt={text('shared.image.chosen')} />
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
    {
      step: 'address',
      title: text('public.register.step.address'),
      facts: [{ id: 'address', label: text('shared.address.address'), value: <AddressText /> }],
    },
    {
      step: 'consent',
      title: text('public.register.step.consent'),
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
