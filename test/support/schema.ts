/** JSON Schema (draft 2020-12), applied with ajv. */
import { Ajv2020 } from 'ajv/dist/2020.js';

/** A validator for one schema: the faults of a value, each with its place; empty if it fits. */
export function checkerOf(schema: object): (value: unknown) => readonly string[] {
  const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
  return (value) =>
    validate(value) ? [] : (validate.errors ?? []).map((each) => `${each.instancePath || '/'} ${each.message ?? ''}`);
}
