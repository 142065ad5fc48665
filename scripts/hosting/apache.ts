/**
 * `.htaccess`, which Apache reads from the folder it serves. All of it is what `AllowOverride FileInfo`
 * allows; what needs a module that is not there is left out.
 */
import { ASKED, DATA, HASHED, KEPT, ONLY_HTTPS, OPEN, PACKED, securityFor, TYPES } from './headers.ts';

/**
 * @param base the path that the site is served at, with a slash at both ends.
 * @param embed the origins of sites that may embed pages.
 */
export function apacheFile(base: string, embed: readonly string[] = []): string {
  return `# Read by Apache from the folder that it serves, where AllowOverride has FileInfo.

ErrorDocument 404 ${base}404.html
AddDefaultCharset utf-8
${TYPES.map(({ type, endings }) => `AddType ${type} ${endings.map((ending) => `.${ending}`).join(' ')}\n`).join('')}
<IfModule mod_headers.c>
    # With every answer; the others only with a file that is there.
${securityFor(embed)
  .map(({ name, value }) => `    Header always set ${name} "${value}"\n`)
  .join('')}    # Once the site is on https for good:
    # Header always set ${ONLY_HTTPS.name} "${ONLY_HTTPS.value}"

    Header set ${ASKED.name} "${ASKED.value}"
    <IfModule mod_setenvif.c>
        SetEnvIf Request_URI "^${base}${HASHED}" ARBITER_HASHED
        SetEnvIf Request_URI "^${base}${DATA}" ARBITER_DATA
        Header set ${KEPT.name} "${KEPT.value}" env=ARBITER_HASHED
        Header set ${OPEN.name} "${OPEN.value}" env=ARBITER_DATA
    </IfModule>

    # What is packed has a tag of its own, which Apache does not know again.
    RequestHeader edit* If-None-Match "-gzip\\"" "\\""
</IfModule>

<IfModule mod_deflate.c>
    <IfModule mod_filter.c>
        AddOutputFilterByType DEFLATE ${PACKED.join(' ')}
    </IfModule>
</IfModule>
`;
}
