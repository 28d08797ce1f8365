import { checkImageFile, type ImageRatio, type ValidationMessage } from '@dara/kit/validation';
import { useRef, useState } from 'react';
import { prepareImage } from '../prepare/prepare-image.ts';

interface Intake {
  /** Wanted width to height. */
  ratio?: ImageRatio;
  /** Other ratios are cropped instead of being refused. */
  canCrop: boolean;
  onAccept: (file: File) => void;
}

/** Checks files before they are taken: type, size, content, readable, ratio, in this order. */
export function useImageIntake({ ratio, canCrop, onAccept }: Intake) {
  const [problem, setProblem] = useState<ValidationMessage | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const [cropping, setCropping] = useState<File | null>(null);
  /** The selected file, for cropping again. */
  const originalRef = useRef<File | null>(null);

  const take = async (chosen: File) => {
    setIsPreparing(true);
    const file = await prepareImage(chosen);
    const isCropped = Boolean(ratio) && canCrop;
    const found = await checkImageFile(file, isCropped ? undefined : ratio);
    setIsPreparing(false);
    setProblem(found);
    if (found) return;
    if (!isCropped) return onAccept(file);
    originalRef.current = file;
    setCropping(file);
  };
  return {
    problem,
    setProblem,
    /** While a chosen image is converted and checked. */
    isPreparing,
    cropping,
    take,
    canRecrop: () => originalRef.current !== null,
    recrop: () => setCropping(originalRef.current),
    forget: () => {
      originalRef.current = null;
      setProblem(null);
    },
    stopCropping: () => setCropping(null),
    accept: (file: File) => {
      setCropping(null);
      onAccept(file);
    },
  };
}
