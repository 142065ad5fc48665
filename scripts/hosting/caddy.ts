/** A Caddyfile. Caddy sees to https and to tags by itself. */
import { ASKED, DATA, HASHED, KEPT, ONLY_HTTPS, OPEN, PACKED, SECURITY, TYPES } from './headers.ts';

/** @param base the path the site stands under, with a slash at both ends. */
export function caddyFile(base: string): string {
  return `# Caddy: into /etc/caddy/Caddyfile, with your own name and root.
# The site's files lie in the root${base === '/' ? '' : `'s folder ${base.slice(0, -1)}`}.

(arbiter_packed) {
	encode {
		zstd
		gzip
		minimum_length 1024
		match {
${PACKED.map((type) => `			header Content-Type ${type}*\n`).join('')}		}
	}
}

example.org {
	root * /srv/www
	import arbiter_packed
	file_server

	# A page's address ends in a slash. Caddy adds it, but would drop the answers behind it.
	@slashless {
		not path */ //*
		file {path}/index.html
		expression {query} != ""
	}
	redir @slashless {path}/?{query} permanent

	# With every answer.
	header {
${SECURITY.map(({ name, value }) => `		${name} "${value}"\n`).join('')}		# Once the site is on https for good:
		# ${ONLY_HTTPS.name} "${ONLY_HTTPS.value}"
	}

	# Only with a file that is there: what is missing now may be there in a minute.
	@hashed {
		path_regexp ^${base}${HASHED}
		file
	}
	header @hashed ${KEPT.name} "${KEPT.value}"
	@others not {
		path_regexp ^${base}${HASHED}
		file
	}
	header @others ${ASKED.name} "${ASKED.value}"
${whereFile('data', [`${base}${DATA}*`])}	header @data ${OPEN.name} "${OPEN.value}"
${TYPES.map(typed).join('')}
	handle_errors {
		@missing expression {http.error.status_code} == 404
		rewrite @missing ${base}404.html
		import arbiter_packed
		file_server
	}
}
`;
}

function typed({ type, endings }: (typeof TYPES)[number]): string {
  const name = endings[0] ?? '';
  return `${whereFile(
    name,
    endings.map((ending) => `*.${ending}`),
  )}	header @${name} Content-Type ${type}\n`;
}

/** Files at some paths, by a name for them. */
function whereFile(name: string, paths: readonly string[]): string {
  return `	@${name} {\n		path ${paths.join(' ')}\n		file\n	}\n`;
}
