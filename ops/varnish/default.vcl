vcl 4.1;

# Varnish 6.5 or newer with xkey (Debian: apt-get install varnish varnish-modules) in front of
# Broadsheet. docs/cdn.md explains it.
#
# 1. Copy it to /etc/varnish/default.vcl and enter the address of the application below, twice.
# 2. Give Varnish the secret: "systemctl edit varnish", then
#      [Service]
#      Environment=CDN_TOKEN=...
# 3. Terminate TLS in front (Caddy, HAProxy, hitch). It sets X-Forwarded-Proto and X-Forwarded-For.
# 4. Set for Broadsheet: CDN=surrogate-key, CDN_PROVIDER=varnish, CDN_TOKEN to the same secret, and
#    CDN_PURGE_URL to http://{this server}:6081. Count Varnish in TRUSTED_PROXIES.

import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 30s;
  .between_bytes_timeout = 30s;
  # The process answers. It needs no database for this.
  .probe = { .url = "/healthz"; .interval = 500ms; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

# The same application. It is "sick" while purges fail.
backend purges {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/purgez"; .interval = 100ms; .timeout = 2s; .window = 1; .threshold = 1; .initial = 1; }
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (std.getenv("CDN_TOKEN") == "" || req.http.X-Purge-Token != std.getenv("CDN_TOKEN")) {
      return (synth(403, "Forbidden"));
    }
    # Hard: what was hidden must not be served as stale, either.
    set req.http.n-purged = xkey.purge(req.http.xkey-purge);
    return (synth(200, "Purged " + req.http.n-purged));
  }
  if (req.restarts == 0) {
    unset req.http.X-Refresh;
    unset req.http.X-Stale;
    unset req.http.X-Looked-Up;
  }

  # The tenant is the host. Varnish sees it in one spelling, as the application does.
  set req.http.Host = std.tolower(req.http.Host);

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # The API, members who just wrote, staff of a site that is not open, and what no reader shares.
  if (req.http.Authorization
      || req.http.X-Tenant-ID
      || req.http.Host ~ "^(www\.)?api\."
      || req.url ~ "^/(api|admin|dev|forms|login|subscriptions|manage-subscription)(/|\?|$)"
      && req.url !~ "^/api/sitemap"
      || req.http.Cookie ~ "(^|;\s*)(writer|(__Host-)?staff)=") {
    return (pass);
  }
  # Kept pages depend on no cookie. Without this, a session cookie of other software would count.
  # The mark of a reader only decides whether an old page is rendered during a flood of requests.
  if (req.http.Cookie ~ "(^|;\s*)reader=") {
    set req.http.Cookie = regsub(req.http.Cookie, "^(.*;\s*)?(reader=[^;]*).*$", "\2");
  } else {
    unset req.http.Cookie;
  }

  # Parameters that no page reads.
  if (req.url ~ "[?&](utm_[a-z]+|fbclid|gclid|mc_[a-z]+)=") {
    set req.url = regsuball(req.url, "(utm_[a-z]+|fbclid|gclid|mc_[a-z]+)=[^&]*&?", "");
    set req.url = regsub(req.url, "[?&]+$", "");
  }
  # The token of an issue. The application counts it and is asked each time, unless it is stopped.
  if (req.url ~ "[?&]i=" && (!std.healthy(default) || req.http.X-Stale)) {
    set req.url = regsuball(req.url, "([?&])i=[^&]*&?", "\1");
    set req.url = regsub(req.url, "[?&]+$", "");
  }
  set req.url = std.querysort(req.url);

  # Brotli and gzip are stored apart (Vary). Three values instead of hundreds.
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # Stale pages: shortly while one request renews them, long only while the application is stopped.
  if (!std.healthy(default) || req.http.X-Stale) {
    set req.grace = 24h;
  } elsif (std.healthy(purges)) {
    set req.grace = 30s;
  } else {
    set req.grace = 0s;
  }
  set req.hash_always_miss = false;
  if (req.http.X-Refresh && !req.http.X-Stale) {
    set req.hash_always_miss = true;
  }
  set req.http.X-Looked-Up = "1";
  return (hash);
}

sub vcl_hit {
  # Purges fail: what was stored before could show hidden content.
  if (obj.age > 400ms && obj.http.Surrogate-Key && !req.http.X-Refresh
      && std.healthy(default) && !std.healthy(purges)) {
    set req.http.X-Refresh = "1";
    return (restart);
  }
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # A page that is renewed in the background stays.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  if (beresp.http.Surrogate-Control ~ "max-age=" && !beresp.http.Set-Cookie) {
    set beresp.ttl = std.duration(
      regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1") + "s", 0s);
    if (beresp.http.Surrogate-Control ~ "stale-if-error=") {
      set beresp.grace = std.duration(
        regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=(\d+).*$", "\1") + "s", 0s);
    } else {
      set beresp.grace = 0s;
    }
    # Purges fail. HTTP has no shorter time, but content must be gone within a whole second.
    if (beresp.ttl == 1s) {
      set beresp.ttl = 400ms;
    }
    set beresp.keep = 0s;
    set beresp.http.xkey = beresp.http.Surrogate-Key;
  } elsif (beresp.http.Cache-Control !~ "immutable" || beresp.http.Set-Cookie) {
    # Everything else goes through, without waiting for each other.
    set beresp.ttl = 120s;
    set beresp.uncacheable = true;
  }
  # Compressed by the application where it is worth it.
  set beresp.do_gzip = false;
  return (deliver);
}

sub vcl_deliver {
  # The application answers, but not well, or it just stopped: an old page is better.
  if (resp.status >= 500 && req.http.X-Looked-Up && !req.http.X-Stale
      && (std.healthy(purges) || resp.http.X-Unreachable)) {
    set req.http.X-Stale = "1";
    return (restart);
  }
  if (resp.http.Surrogate-Key) {
    # Only this cache may keep pages. Others would not be purged.
    set resp.http.Cache-Control = regsub(resp.http.Cache-Control, ", s-maxage=\d+", "");
    unset resp.http.Surrogate-Key;
    unset resp.http.xkey;
    unset resp.http.Surrogate-Control;
    if (obj.hits > 0) {
      set resp.http.X-Cache = "hit";
      # It is the id of another request.
      unset resp.http.X-Request-Id;
    } else {
      set resp.http.X-Cache = "miss";
    }
    # Browsers ask each time; an age would make feeds expire early for them.
    unset resp.http.Age;
  }
  unset resp.http.X-Unreachable;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}

sub vcl_backend_error {
  set beresp.http.X-Unreachable = "1";
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  set beresp.body = "The site does not answer. Try again in a moment." + {"
"};
  return (deliver);
}
