import { TALENT_LISTS } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { FormAlbumField, FormImageField } from '@dara/kit/image-field';
import { PROFILE_IMAGE_RATIO } from '@dara/kit/validation';

/** The face, cut square, and the album in its order. */
export function PictureFields() {
  return (
    <>
      <FormImageField
        name="picture"
        crop
        ratio={PROFILE_IMAGE_RATIO}
        label={<FormattedMessage id="talent.record.field.picture" />}
        hint={<FormattedMessage id="talent.record.hint.picture" />}
      />
      <FormAlbumField
        name="album"
        limit={TALENT_LISTS.album}
        label={<FormattedMessage id="talent.profile.album" />}
        hint={<FormattedMessage id="talent.record.hint.album" />}
      />
    </>
  );
}
