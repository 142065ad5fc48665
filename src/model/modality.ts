import { z } from 'astro/zod';
import { means } from './means.ts';

export const modalitySchema = means(
  z.enum(['must', 'may', 'discretion']),
  'Whether the source prescribes it (`must`), allows it (`may`), or leaves it to a person’s judgement (`discretion`). The verdict has to say the same.',
);
export type Modality = z.infer<typeof modalitySchema>;
