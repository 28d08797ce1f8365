# Varnish with its module xkey (Debian: varnish, varnish-modules) between the proxy that ends TLS and Dara.
vcl 4.1;
import xkey;

backend dara {
  .host = "127.0.0.1";
  .port = "4000";
}

# Only the gateways.
acl gateways {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ gateways) { return (synth(405)); }
    set req.http.purged = xkey.purge(req.http.xkey);
    return (synth(200, req.http.purged + " forgotten"));
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.url ~ "^/(api|_dara|metrics)(/|\?|$)" || req.http.authorization) { return (pass); }
  # Previews of releases are for one browser, or one test.
  if (req.http.cookie ~ "releasePreview=" || req.http.x-dara-preview) { return (pass); }
  # Cookies are forwarded to Dara: responses that depend on them say so and are not cached. Public pages ignore them.
  return (hash);
}

sub vcl_backend_response {
  # Caches what Dara marks as public, and release files, which never change.
  if (beresp.http.set-cookie || beresp.http.vary ~ "(?i)cookie" || beresp.http.cache-control !~ "s-maxage=|immutable") {
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.surrogate-key;
  if (obj.hits > 0) { set resp.http.x-cache = "hit"; } else { set resp.http.x-cache = "miss"; }
}
