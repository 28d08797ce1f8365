import { PERMISSIONS } from '@dara/backend';
import { Type } from 'typebox';

export const Permission = Type.Enum([...PERMISSIONS], { type: 'string' });
