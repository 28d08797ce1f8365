import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { IMAGE_MAX_BYTES, type ImageRatio } from '@dara/kit/validation';
import { Crop, Trash2 } from 'lucide-react';
import { Suspense, lazy, useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormField } from '../../forms/fields/use-form-field.ts';
import { coarsePointer } from '../../ui/base/mixins.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Spinner } from '../../ui/base/spinner.tsx';
import { DropZone } from '../file/drop-zone.tsx';
import { isFile, type Picture } from '../file/image.ts';
import { ImageReplace } from './image-replace.tsx';
import { ImagePreview } from '../file/image-preview.tsx';
import { useImageIntake } from './use-image-intake.ts';

// Heavy, and needed only after an image is selected.
const CropDialog = lazy(() =>
  import(/* webpackChunkName: "crop-dialog" */ './crop-dialog.tsx').then((module) => ({
    default: module.CropDialog,
  })),
);

export interface FormImageFieldProps {
  /** For a value that is a `Picture` or null. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  /** Wanted width to height. */
  ratio?: ImageRatio;
  /** Images of another ratio are cropped by the user instead of being refused. */
  crop?: boolean;
  /** The frame for cutting is a circle. */
  round?: boolean;
  /** Offers a phone's camera too. */
  camera?: 'user' | 'environment';
  /** Recommended sizes in pixels, shown in the drop zone. */
  recommended?: readonly { width: number; height: number }[];
}

/** One image: dropped or chosen, checked before it is sent, cut to its ratio, shown. */
export function FormImageField(props: FormImageFieldProps) {
  const { name, label, hint, required, ratio, crop = false, round, camera, recommended } = props;
  const intl = useIntl();
  const { id, value, error, setValue, onBlur } = useFormField<Picture | null>(name);
  const isMovedRef = useRef(false);
  const change = (picture: Picture | null) => {
    isMovedRef.current = true;
    setValue(picture);
  };
  const intake = useImageIntake({ ratio, canCrop: crop, onAccept: change });
  useEffect(() => {
    // The focused element was replaced: image by drop zone or vice versa.
    if (isMovedRef.current) focusWithin(document.getElementById(id));
    isMovedRef.current = false;
  }, [id, value]);
  const shownError = intake.problem
    ? intl.formatMessage({ id: intake.problem.id }, intake.problem.values)
    : error;
  const remove = () => {
    intake.forget();
    change(null);
  };
  return (
    <Field {...{ id, label, hint, required }} error={shownError}>
      {(control) => (
        <>
          {value ? (
            <Chosen id={id}>
              <Thumb>
                <ImagePreview
                  picture={value}
                  alt={intl.formatMessage({ id: 'kit.image.chosen' })}
                  ratio={ratio && `${ratio.width} / ${ratio.height}`}
                  isWhole={!ratio}
                />
              </Thumb>
              <Actions>
                {crop && isFile(value) && intake.canRecrop() && (
                  <Button icon={<Crop size={18} aria-hidden />} onClick={intake.recrop}>
                    <FormattedMessage id="kit.image.recrop" />
                  </Button>
                )}
                <ImageReplace
                  isBusy={intake.isPreparing}
                  describedBy={control['aria-describedby']}
                  onFile={(file) => void intake.take(file)}
                />
                <Button icon={<Trash2 size={18} aria-hidden />} onClick={remove}>
                  <FormattedMessage id="kit.image.remove" />
                </Button>
              </Actions>
            </Chosen>
          ) : (
            <DropZone
              id={id}
              required={required}
              describedBy={control['aria-describedby']}
              isInvalid={Boolean(shownError)}
              isBusy={intake.isPreparing}
              hint={<Limits recommended={recommended} />}
              onFiles={([file]) => file && void intake.take(file)}
              onBlur={onBlur}
            />
          )}
          {camera && !value && (
            <CameraLine>
              <ImageReplace
                camera={camera}
                isBusy={intake.isPreparing}
                describedBy={control['aria-describedby']}
                onFile={(file) => void intake.take(file)}
              />
            </CameraLine>
          )}
          {ratio && <Cropping {...{ intake, ratio, round }} />}
        </>
      )}
    </Field>
  );
}

interface CroppingProps extends Pick<FormImageFieldProps, 'round'> {
  intake: ReturnType<typeof useImageIntake>;
  ratio: ImageRatio;
}

function Cropping({ intake, ratio, round }: CroppingProps) {
  if (!intake.cropping) return null;
  return (
    <Suspense fallback={<Spinner size={24} />}>
      <CropDialog
        file={intake.cropping}
        ratio={ratio}
        round={round}
        onDone={intake.accept}
        onClose={intake.stopCropping}
      />
    </Suspense>
  );
}

function focusWithin(place: HTMLElement | null): void {
  const control = place?.matches('input') ? place : place?.querySelector('button');
  control?.focus();
}

/** Hint of a drop zone about files. */
export function Limits({ recommended }: Pick<FormImageFieldProps, 'recommended'>) {
  const intl = useIntl();
  const sizes = (recommended ?? []).map(({ width, height }) => `${width} × ${height}`);
  return (
    <>
      <FormattedMessage id="kit.image.limits" values={{ limit: IMAGE_MAX_BYTES / 1024 / 1024 }} />
      {sizes.length > 0 && (
        <>
          {' · '}
          <FormattedMessage
            id="kit.image.recommended"
            values={{ sizes: intl.formatList(sizes, { type: 'disjunction' }) }}
          />
        </>
      )}
    </>
  );
}

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
  padding: 12px;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
`;

// Elsewhere the same input opens a file dialog, which the drop zone does already.
const CameraLine = styled.div`
  display: none;
  margin-block-start: 8px;
  ${coarsePointer} {
    display: grid;
  }
`;

const Thumb = styled.div`
  width: 128px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
