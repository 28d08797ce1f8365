import { FormTextArea } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { FormImageField, FormImagesField } from '@dara/kit/image-field';
import { PROFILE_IMAGE_RATIO } from '@dara/kit/validation';
import { TALENT_LINES, TALENT_LISTS } from '@dara/model';

/** The face, a few images, and a text in the talent's own words. */
export function ImageFields() {
  const label = useIntl().formatMessage({ id: 'public.register.field.bio' });
  return (
    <>
      <FormImageField
        name="imageFile"
        crop
        ratio={PROFILE_IMAGE_RATIO}
        label={<FormattedMessage id="public.register.field.imageFile" />}
        hint={<FormattedMessage id="public.register.hint.imageFile" />}
      />
      <FormImagesField
        name="albumImageFiles"
        limit={TALENT_LISTS.albumAtRegistration}
        label={<FormattedMessage id="public.register.field.albumImageFiles" />}
        hint={<FormattedMessage id="public.register.hint.albumImageFiles" />}
      />
      <FormTextArea
        name="bio.th"
        limit={TALENT_LINES.bio}
        label={<FormattedMessage id="kit.form.inThai" values={{ label }} />}
        hint={<FormattedMessage id="public.register.hint.bio" />}
      />
      <FormTextArea
        name="bio.en"
        lang="en"
        limit={TALENT_LINES.bio}
        label={<FormattedMessage id="kit.form.inEnglish" values={{ label }} />}
      />
    </>
  );
}
