import { PERMISSIONS } from '@dara/model';
import { Type } from 'typebox';

export const Permission = Type.Enum([...PERMISSIONS], { type: 'string' });
