import type { Localized } from '../../kernel/schema/shapes.ts';
import { PROVINCES } from '@dara/model';

export function provinceName(code: string | null): Localized | null {
  return code === null ? null : (PROVINCES[code] ?? null);
}
